import { describe, expect, it } from "vitest";
import { legacyHref } from "../../../src/report-page/canonical/legacy-query";

const BASE = "https://a.example/x/";

describe("legacyHref", () => {
  it("writes the query, and the query alone, in the page's encoding", () => {
    expect(legacyHref("/ö?q=ü&r=1#ä", BASE, "windows-1252")).toBe(
      "https://a.example/%C3%B6?q=%FC&r=1#%C3%A4",
    );
    expect(legacyHref("?q=п", BASE, "windows-1251")).toBe("https://a.example/x/?q=%EF");
  });

  it("knows encodings of two bytes", () => {
    expect(legacyHref("?q=日", BASE, "shift_jis")).toBe("https://a.example/x/?q=%93%FA");
    expect(legacyHref("?q=日", BASE, "gbk")).toBe("https://a.example/x/?q=%C8%D5");
  });

  it("writes what the encoding lacks as a character reference", () => {
    expect(legacyHref("?q=日", BASE, "windows-1252")).toBe("https://a.example/x/?q=%26%2326085%3B");
  });

  it("has nothing to say where UTF-8 gives the same", () => {
    expect(legacyHref("?q=u", BASE, "windows-1252")).toBeNull();
    expect(legacyHref("/ü?q=u", BASE, "windows-1252")).toBeNull();
    expect(legacyHref("?q=ü", BASE, "utf-8")).toBeNull();
  });
});

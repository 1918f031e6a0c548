import { describe, expect, it } from "vitest";
import { decodeHtml } from "../../../src/background/canonical/decode-html";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = new TextEncoder();

describe("decodeHtml", () => {
  it("believes a byte order mark before anything else", () => {
    expect(decodeHtml(bytes("\xef\xbb\xbf\xc3\xa9"), "text/html; charset=iso-8859-1")).toEqual({
      text: "é",
      charset: "utf-8",
    });
    expect(decodeHtml(bytes("\xff\xfeA\0"), null).text).toBe("A");
  });

  it("believes the header before a meta", () => {
    const page = bytes('<meta charset="utf-8">\xe9');
    expect(decodeHtml(page, 'text/html; charset="latin1"').text).toContain("é");
    expect(decodeHtml(page, "text/html").charset).toBe("utf-8");
  });

  it("finds a meta in either form, but in no comment and not after the first kilobyte", () => {
    const equiv = '<META http-equiv="Content-Type" content="text/html; charset=windows-1251">';
    expect(decodeHtml(bytes(`${equiv}\xef`), null).text).toContain("п");
    expect(decodeHtml(bytes(`<!-- ${equiv} -->\xef`), null).charset).toBe("windows-1252");
    expect(decodeHtml(bytes(`${" ".repeat(1024)}${equiv}`), null).charset).toBe("windows-1252");
  });

  it("reads a meta that says UTF-16 as UTF-8: it could not have been read otherwise", () => {
    expect(decodeHtml(bytes("<meta charset=utf-16>"), null).charset).toBe("utf-8");
  });

  it("passes over labels there are no encodings for, and falls back to the live page's", () => {
    expect(decodeHtml(utf8.encode("ü"), "text/html; charset=nonsense", "UTF-8")).toEqual({
      text: "ü",
      charset: "utf-8",
    });
    expect(decodeHtml(bytes("\xfc"), null)).toEqual({ text: "ü", charset: "windows-1252" });
  });
});

import { describe, expect, it } from "vitest";
import { headEndOf, headEndWords } from "../../src/report/head-end";

describe("headEndOf", () => {
  it("names the element with its start tag", () => {
    expect(headEndOf({ bodyStartsWith: "iframe", bodyStart: '<iframe src="a">' })).toEqual({
      name: "iframe",
      markup: '<iframe src="a">',
    });
  });

  it("does without the start tag, which older audits did not keep", () => {
    expect(headEndOf({ bodyStartsWith: "IFRAME" })).toEqual({ name: "iframe", markup: "<iframe>" });
  });

  it("counts text, which closes a head as well", () => {
    const end = headEndOf({ bodyStartsWith: "#text", bodyStart: "Welcome" });
    expect(end).toEqual({ name: "#text", markup: "Welcome" });
    expect(headEndWords(end?.name ?? "")).toBe("text");
  });

  it.each(["script", "LINK", "noscript"])("blames no %s: a head may hold it", (bodyStartsWith) => {
    expect(headEndOf({ bodyStartsWith })).toBeNull();
  });

  it("blames nothing where the body is empty", () => {
    expect(headEndOf({ bodyStartsWith: null })).toBeNull();
  });
});

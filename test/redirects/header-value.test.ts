import { describe, expect, it } from "vitest";
import { headerText } from "../../src/redirects/header-value";
import { keepHeaders } from "../../src/redirects/hop-headers";

describe("headerText", () => {
  it.each([
    ["Firefox: one character a byte", { name: "Location", value: "/caf\u00c3\u00a9" }, true, "/café"],
    ["Firefox: a byte that no UTF-8 has", { name: "Location", value: "/T\u00f6" }, true, "/T%F6"],
    ["Chromium: already decoded", { name: "Location", value: "/café" }, false, "/café"],
    ["Chromium: text that looks like bytes", { name: "Link", value: "</Ã©>" }, false, "</Ã©>"],
    ["Chromium: outside Latin-1", { name: "Location", value: "/目录" }, false, "/目录"],
    ["Chromium: no UTF-8", { name: "Location", binaryValue: [0x2f, 0x54, 0xf6] }, false, "/T%F6"],
    ["no value at all", { name: "Location" }, false, ""],
  ])("%s", (_, header, firefox, text) => {
    expect(headerText(header, firefox)).toBe(text);
  });
});

describe("keepHeaders", () => {
  it("keeps what an audit needs and never a cookie", () => {
    const kept = keepHeaders(
      [
        { name: "Set-Cookie", value: "secret=1" },
        { name: "LINK", value: "</c>; rel=canonical" },
        { name: "Location", value: "/next" },
      ],
      false,
    );
    expect(kept.kept.link).toEqual(["</c>; rel=canonical"]);
    expect(kept.location).toBe("/next");
    expect(JSON.stringify(kept)).not.toContain("secret");
  });
});

import { describe, expect, it } from "vitest";
import { isOwnPage, parseMessage } from "../../src/messaging/protocol";

describe("parseMessage", () => {
  it("takes our messages to the letter and nothing else", () => {
    expect(parseMessage({ type: "audit", tabId: 3 })).toEqual({ type: "audit", tabId: 3 });
    for (const forged of [
      { type: "audit" },
      { type: "audit", tabId: "3" },
      { type: "audit", tabId: -1 },
      { type: "audit", tabId: 3, url: "http://127.0.0.1/" },
      { type: "fetch", url: "http://127.0.0.1/" },
      null,
      "audit",
      [],
    ]) {
      expect(parseMessage(forged)).toBeNull();
    }
  });
});

describe("isOwnPage", () => {
  const own = { id: "abc", baseUrl: "chrome-extension://abc/" };
  it("accepts popup and report page, in a tab or not", () => {
    expect(isOwnPage({ id: "abc", url: "chrome-extension://abc/src/popup/popup.html" }, own)).toBe(true);
  });
  it("refuses content scripts, other extensions and unknown senders", () => {
    expect(isOwnPage({ id: "abc", url: "https://page.test/" }, own)).toBe(false);
    expect(isOwnPage({ id: "xyz", url: "chrome-extension://xyz/" }, own)).toBe(false);
    expect(isOwnPage({ id: "abc" }, own)).toBe(false);
    expect(isOwnPage({ id: "abc", url: "chrome-extension://abcd/" }, own)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { isOwnPage, parseMessage } from "../../src/messaging/protocol";

const ID = "3d6f0a52-8c1e-4b7a-9f0e-2a5d1c7b4e90";

describe("parseMessage", () => {
  it("takes our messages to the letter and nothing else", () => {
    expect(parseMessage({ type: "audit", tabId: 3 })).toEqual({ type: "audit", tabId: 3 });
    for (const forged of [
      { type: "audit" },
      { type: "audit", tabId: "3" },
      { type: "audit", tabId: -1 },
      { type: "audit", tabId: 3, url: "http://127.0.0.1/" },
      { type: "fetch", url: "http://127.0.0.1/" },
      { type: "canonical-fetch", auditId: "a1", wanted: "served" },
      { type: "canonical-fetch", auditId: ID, wanted: "http://127.0.0.1/" },
      { type: "canonical-fetch", auditId: ID, wanted: "target", url: "http://127.0.0.1/" },
      null,
      "audit",
      [],
    ]) {
      expect(parseMessage(forged)).toBeNull();
    }
  });
});

it("fetches what follows from a kept audit, never what a message names", () => {
  const message = { type: "canonical-fetch", auditId: ID, wanted: "served" };
  expect(parseMessage(message)).toEqual(message);
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

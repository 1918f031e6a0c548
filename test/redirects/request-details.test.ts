import { describe, expect, it } from "vitest";
import type { RequestDetails } from "../../src/model/request-event";
import { navigationEvent } from "../../src/redirects/navigation-details";
import { requestEvent } from "../../src/redirects/request-details";

const DETAILS: RequestDetails = {
  requestId: "1",
  tabId: 7,
  frameId: 0,
  url: "http://shop.test/",
  timeStamp: 1,
};

describe("requestEvent", () => {
  it.each([
    ["a navigation", {}, true],
    ["a prefetch, which carries the id of the page it was started from", { documentId: "D" }, false],
    ["a prerender in its own frame", { frameId: 12, documentLifecycle: "prerender" }, true],
    ["a frame of the page", { frameId: 12 }, false],
    ["no tab at all", { tabId: -1 }, false],
  ])("%s", (_, some, heard) => {
    expect(requestEvent("request", { ...DETAILS, ...some }, false) !== null).toBe(heard);
  });

  it("believes Firefox that a hop came from the cache only where nobody was asked", () => {
    const cached = (ip: string | null, firefox: boolean) =>
      requestEvent("headers", { ...DETAILS, statusCode: 301, fromCache: true, ip }, firefox);
    expect(cached(null, true)).toMatchObject({ fromCache: true });
    expect(cached("127.0.0.1", true)).toMatchObject({ fromCache: false });
    expect(cached("127.0.0.1", false)).toMatchObject({ fromCache: true });
  });
});

describe("navigationEvent", () => {
  const committed = { tabId: 7, frameId: 0, url: "http://shop.test/", timeStamp: 1, documentId: "D" };

  it.each([
    ["a navigation", {}, true],
    ["a frame of the page", { frameId: 3 }, false],
    [
      "a prerendered page",
      { frameId: 3, documentLifecycle: "prerender", frameType: "outermost_frame" },
      true,
    ],
    [
      "a frame of a prerendered page",
      { frameId: 3, documentLifecycle: "prerender", frameType: "sub_frame" },
      false,
    ],
  ])("%s", (_, some, heard) => {
    expect(navigationEvent("commit", { ...committed, ...some }) !== null).toBe(heard);
  });
});

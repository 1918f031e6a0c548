import { describe, expect, it } from "vitest";
import type { NavigationEvent } from "../../src/model/navigation-event";
import type { RequestEvent } from "../../src/model/request-event";
import { attachNavigation } from "../../src/redirects/attach";
import { NOTHING_RECORDED } from "../../src/redirects/recorded";
import { recordEvent } from "../../src/redirects/recorder";
import { headers, lastHop, redirectHop } from "./events";

type Event = RequestEvent | NavigationEvent;

const SHOP = "http://shop.test";
const record = (events: readonly Event[]) => events.reduce(recordEvent, NOTHING_RECORDED);

const begin = (path: string, at: number): Event => ({ type: "begin", tabId: 7, url: `${SHOP}${path}`, at });

const commit = (path: string, at: number, documentId: string, ...qualifiers: string[]): Event => ({
  ...{ type: "commit", tabId: 7, url: `${SHOP}${path}`, at, documentId, qualifiers, prerender: false },
});

const moved = (path: string, at: number, documentId: string): Event => ({
  ...{ type: "history", tabId: 7, url: `${SHOP}${path}`, at, documentId },
});

const load = (path: string, at: number, requestId: string): Event[] =>
  lastHop(`${SHOP}${path}`, 200, at, { requestId });

const navigationOf = (events: readonly Event[], path: string, documentId: string) =>
  attachNavigation(
    record(events),
    { url: `${SHOP}${path}`, timeOrigin: 0, documentId, loadedUrl: null, navigationType: null },
    { page: true, everything: true },
    true,
  ).navigation;

const VISIT = [begin("/p", 100), ...load("/p", 101, "1"), commit("/p", 130, "D1")];

describe("documents of a tab", () => {
  it("are not doubled when one is shown again", () => {
    const next = [begin("/q", 200), ...load("/q", 201, "2"), commit("/q", 230, "D2")];
    const back = [begin("/p", 300), commit("/p", 301, "D1", "forward_back")];
    const { documents } = record([...VISIT, ...next, ...back]);
    expect(documents.map(({ id }) => id)).toEqual(["D2", "D1"]);
  });

  it("share no request: what came a second time without one has none", () => {
    const events = [...VISIT, commit("/p", 140, "D2")];
    expect(navigationOf(events, "/p", "D1")).toMatchObject({ observed: true });
    expect(navigationOf(events, "/p", "D2")).toEqual({ observed: false, why: "no-request" });
  });

  it("that load themselves again are no redirect", () => {
    const again = [begin("/p", 200), ...load("/p", 201, "2"), commit("/p", 230, "D2", "client_redirect")];
    expect(navigationOf([...VISIT, ...again], "/p", "D2")).toMatchObject({
      outcome: "ok",
      hops: [{ url: `${SHOP}/p`, status: 200 }],
    });
  });

  it("keep the addresses that scripts gave them, with the time", () => {
    const events = [...VISIT, moved("/one", 150, "D1"), moved("/two", 180, "D1")];
    expect(navigationOf(events, "/two", "D1")).toMatchObject({
      finalUrl: `${SHOP}/p`,
      outcome: "ok",
      hops: [
        { url: `${SHOP}/p`, kind: "http" },
        { url: `${SHOP}/one`, kind: "history", ms: 20 },
        { url: `${SHOP}/two`, kind: "history", ms: 50 },
      ],
    });
  });
});

it("keeps no password of a Location", () => {
  const secret = "http://user:secret@shop.test/b";
  const [request, , redirect] = redirectHop(`${SHOP}/a`, 302, secret, 1);
  const told = [request, { ...redirect, headers: headers({ location: secret }) }] as readonly Event[];
  const { requests } = record(told);
  expect(requests[0]?.hops).toMatchObject([{ status: 302, location: "http://shop.test/b" }]);
  expect(JSON.stringify(requests)).not.toContain("secret");
});

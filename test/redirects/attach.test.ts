import { describe, expect, it } from "vitest";
import type { RequestEvent } from "../../src/model/request-event";
import { attachNavigation } from "../../src/redirects/attach";
import { NOTHING_RECORDED } from "../../src/redirects/recorded";
import { recordEvent } from "../../src/redirects/recorder";
import { lastHop, redirectHop } from "./events";

const record = (events: readonly RequestEvent[]) => events.reduce(recordEvent, NOTHING_RECORDED);

/** Without webNavigation: nobody tells which document it is. */
const attach = (
  events: readonly RequestEvent[],
  page: { url: string; timeOrigin: number },
  permitted = true,
) =>
  attachNavigation(
    record(events),
    { documentId: null, loadedUrl: null, navigationType: null, ...page },
    { page: permitted, everything: permitted },
    false,
  );

const FIRST = [
  ...redirectHop("http://shop.test/r", 302, "/page", 100_000),
  ...lastHop("http://shop.test/page", 200, 100_010),
];
const SECOND = lastHop("http://shop.test/page", 200, 200_000, { requestId: "2" });
const OTHER = lastHop("http://shop.test/other", 200, 150_000, { requestId: "3" });

describe("attachNavigation", () => {
  it("attaches the chain that ended at the document's URL when the document was born", () => {
    const { navigation } = attach(FIRST, { url: "http://shop.test/page", timeOrigin: 99_998 });
    expect(navigation).toMatchObject({ observed: true, start: "http://shop.test/r", outcome: "redirected" });
  });

  it("compares without the fragment", () => {
    const page = { url: "http://shop.test/page#reviews", timeOrigin: 100_000 };
    expect(attach(FIRST, page).navigation.observed).toBe(true);
  });

  it("gives a page that came back from the page cache its own chain, not that of a later visit", () => {
    const events = [...FIRST, ...OTHER, ...SECOND];
    const restored = attach(events, { url: "http://shop.test/page", timeOrigin: 100_001 });
    const later = attach(events, { url: "http://shop.test/page", timeOrigin: 200_001 });
    expect(restored.navigation).toMatchObject({ start: "http://shop.test/r" });
    expect(later.navigation).toMatchObject({ start: "http://shop.test/page", outcome: "ok" });
  });

  it("says what was not observed instead of showing another page's chain", () => {
    const page = { url: "http://shop.test/pushed", timeOrigin: 100_001 };
    expect(attach(FIRST, page).navigation).toEqual({
      observed: false,
      why: "loaded-before",
    });
    expect(attach([], page, false).navigation).toEqual({ observed: false, why: "not-permitted" });
  });

  it("attaches a chain whose last body is still on its way", () => {
    const loading = FIRST.slice(0, -1);
    const { navigation } = attach(loading, { url: "http://shop.test/page", timeOrigin: 100_000 });
    expect(navigation.observed && navigation.hops.map((hop) => hop.status)).toEqual([302, 200]);
  });
});

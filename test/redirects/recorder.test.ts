import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RequestEvent } from "../../src/model/request-event";
import { NOTHING_RECORDED, type RecordedRequest } from "../../src/redirects/recorded";
import { recordEvent } from "../../src/redirects/recorder";
import { headers, lastHop, redirectHop } from "./events";

const record = (events: readonly RequestEvent[]): readonly RecordedRequest[] =>
  events.reduce(recordEvent, NOTHING_RECORDED).requests;

const CHAIN = [
  ...redirectHop("http://shop.test/a", 301, "/b", 1000),
  ...redirectHop("http://shop.test/b", 302, "/c", 1010),
  ...lastHop("http://shop.test/c", 200, 1020),
];

describe("recordEvent", () => {
  it("keeps every hop with its status and the Location as the server wrote it", () => {
    const [request] = record(CHAIN);
    expect(request?.hops).toEqual([
      { url: "http://shop.test/a", status: 301, location: "/b", kind: "http", fromCache: false, ms: 5 },
      { url: "http://shop.test/b", status: 302, location: "/c", kind: "http", fromCache: false, ms: 5 },
      { url: "http://shop.test/c", status: 200, location: null, kind: "http", fromCache: false, ms: 9 },
    ]);
    expect(request?.closed).toBe(true);
  });

  it("changes nothing for an event delivered twice", () => {
    const doubled = CHAIN.flatMap((event) => [event, event]);
    expect(record(doubled)).toEqual(record(CHAIN));
  });

  it("calls HSTS what Chromium reports as 307 and Firefox as status 0", () => {
    const common = {
      requestId: "1",
      tabId: 7,
      url: "http://shop.test/a",
      redirectUrl: "https://shop.test/a",
    };
    const chromium: RequestEvent = {
      ...common,
      type: "redirect",
      at: 2,
      status: 307,
      fromCache: false,
      headers: headers({ location: "https://shop.test/a", nonAuthoritativeReason: "HSTS" }),
    };
    const firefox: RequestEvent = {
      ...common,
      type: "redirect",
      at: 2,
      status: 0,
      fromCache: false,
      headers: null,
    };
    for (const redirect of [chromium, firefox]) {
      const [request] = record([
        { requestId: "1", tabId: 7, url: "http://shop.test/a", type: "request", at: 1 },
        redirect,
      ]);
      expect(request?.hops).toMatchObject([{ kind: "hsts", status: null, location: "https://shop.test/a" }]);
    }
  });

  it("shows the upgrade a browser made between two hops as its own hop without status", () => {
    const [request] = record([
      ...redirectHop("https://shop.test/a", 301, "http://www.shop.test/a", 1),
      ...lastHop("https://www.shop.test/a", 200, 9),
    ]);
    expect(request?.hops.map(({ url, kind, status }) => [url, kind, status])).toEqual([
      ["https://shop.test/a", "http", 301],
      ["http://www.shop.test/a", "browser-upgrade", null],
      ["https://www.shop.test/a", "http", 200],
    ]);
  });

  it("reads a redirect that came without a headers event, as Firefox sends it for intercepted answers", () => {
    const withoutHeaders = CHAIN.filter((event) => event.type !== "headers");
    expect(record(withoutHeaders)[0]?.hops.map((hop) => hop.location)).toEqual(["/b", "/c", null]);
  });

  it("shows a hop although the event that told of its redirect was lost", () => {
    const lost = CHAIN.filter(({ type, url }) => type !== "redirect" || !url.endsWith("/b"));
    expect(record(lost)[0]?.hops.map(({ url, status, location }) => [url, status, location])).toEqual([
      ["http://shop.test/a", 301, "/b"],
      ["http://shop.test/b", 302, "/c"],
      ["http://shop.test/c", 200, null],
    ]);
  });

  it("loses no hop under any interleaving of two requests", () => {
    const other = [
      ...redirectHop("http://shop.test/x", 302, "/y", 5000, { requestId: "2" }),
      ...lastHop("http://shop.test/y", 404, 5010, { requestId: "2" }),
    ];
    const alone = [record(CHAIN)[0]?.hops, record(other)[0]?.hops];
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (turns) => {
        const queues: readonly [RequestEvent[], RequestEvent[]] = [[...CHAIN], [...other]];
        const mixed = turns.flatMap((second) => queues[second ? 1 : 0].splice(0, 1));
        const requests = record([...mixed, ...queues[0], ...queues[1]]);
        const hopsOf = (id: string) => requests.find((request) => request.requestId === id)?.hops;
        expect([hopsOf("1"), hopsOf("2")]).toEqual(alone);
      }),
    );
  });

  it("keeps no password of an address", () => {
    const [request] = record([
      { requestId: "1", tabId: 7, url: "https://u:secret@shop.test/", type: "request", at: 1 },
    ]);
    expect(JSON.stringify(request)).not.toContain("secret");
  });

  it("keeps the newest twelve requests of a tab", () => {
    const many = Array.from({ length: 16 }, (_, i) =>
      lastHop(`http://shop.test/${i}`, 200, 100 * i, { requestId: String(i) }),
    ).flat();
    expect(record(many).map((request) => request.requestId)).toEqual([
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
      "13",
      "14",
      "15",
    ]);
  });
});

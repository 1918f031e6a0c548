import { describe, expect, it } from "vitest";
import type { RequestEvent } from "../../../src/model/request-event";
import { hopsOfFetch } from "../../../src/redirects/link-check/fetch-hops";
import { headers, redirectHop } from "../events";

const common = { requestId: "1", tabId: -1, url: "http://shop.test/a" };
const chromium: RequestEvent[] = [
  ...redirectHop("http://shop.test/a", 301, "/b", 10),
  { ...common, type: "error", at: 16, error: "net::ERR_ABORTED" },
];
const firefox: RequestEvent[] = [
  ...redirectHop("http://shop.test/a", 301, "/b", 10).slice(0, 2),
  {
    ...common,
    type: "completed",
    at: 16,
    status: 301,
    fromCache: false,
    headers: headers({ location: "/b" }),
  },
];

describe("hopsOfFetch", () => {
  it("gives one hop for what Chromium and Firefox report differently", () => {
    const hop = {
      url: "http://shop.test/a",
      status: 301,
      location: "/b",
      kind: "http",
      fromCache: false,
      ms: 5,
    };
    expect(hopsOfFetch(chromium, common.url).hops).toEqual([hop]);
    expect(hopsOfFetch(firefox, common.url).hops).toEqual([hop]);
  });

  it("shows HSTS as the browser's own hop, where Chromium stops and where Firefox goes on", () => {
    const upgrade = {
      ...common,
      redirectUrl: "https://shop.test/a",
      fromCache: false,
      type: "redirect" as const,
      at: 2,
    };
    const stopped = hopsOfFetch(
      [
        { ...common, type: "request", at: 1 },
        {
          ...upgrade,
          status: 307,
          headers: headers({ location: "https://shop.test/a", nonAuthoritativeReason: "HSTS" }),
        },
      ],
      common.url,
    );
    expect(stopped).toMatchObject({
      hops: [{ kind: "hsts", status: null }],
    });
    const wentOn = hopsOfFetch(
      [
        { ...common, type: "request", at: 1 },
        { ...upgrade, status: 0, headers: null },
        { ...common, url: "https://shop.test/a", type: "request", at: 3 },
        {
          ...common,
          url: "https://shop.test/a",
          type: "headers",
          at: 9,
          status: 200,
          fromCache: false,
          headers: headers(),
        },
      ],
      common.url,
    );
    expect(wentOn.hops.map((hop) => [hop.url, hop.kind, hop.status])).toEqual([
      ["http://shop.test/a", "hsts", null],
      ["https://shop.test/a", "http", 200],
    ]);
  });

  it("says nothing where nothing was observed", () => {
    expect(hopsOfFetch([{ ...common, type: "request", at: 1 }], common.url)).toEqual({
      hops: [],
      headers: null,
      ip: null,
    });
  });

  it("shows an upgrade before the first event as the browser's own hop", () => {
    const url = "https://shop.test/a";
    const { hops } = hopsOfFetch(
      [
        { ...common, url, type: "request", at: 1 },
        { ...common, url, type: "headers", at: 9, status: 200, fromCache: false, headers: headers() },
      ],
      "http://shop.test/a",
    );
    expect(hops.map((hop) => [hop.url, hop.kind, hop.status, hop.location])).toEqual([
      ["http://shop.test/a", "browser-upgrade", null, url],
      [url, "http", 200, null],
    ]);
  });

  it("takes status and headers from the last event where no other has them", () => {
    const { hops } = hopsOfFetch(
      [
        { ...common, type: "request", at: 1 },
        {
          ...common,
          type: "completed",
          at: 4,
          status: 301,
          fromCache: false,
          headers: headers({ location: "/b" }),
        },
      ],
      common.url,
    );
    expect(hops).toMatchObject([{ status: 301, location: "/b", ms: 3 }]);
  });

  it("tells who answered last", () => {
    const { ip } = hopsOfFetch(
      [
        { ...common, type: "request", at: 1 },
        { ...common, type: "address", at: 3, ip: "203.0.113.7" },
      ],
      common.url,
    );
    expect(ip).toBe("203.0.113.7");
  });
});

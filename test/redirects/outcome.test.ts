import { describe, expect, it } from "vitest";
import type { Hop } from "../../src/model/navigation";
import { chainOutcome } from "../../src/redirects/outcome";

const hop = (url: string, status: number | null, location: string | null = null): Hop => ({
  url,
  status,
  location,
  kind: "http",
  fromCache: false,
  ms: 1,
});

const loop = Array.from({ length: 20 }, (_, i) => hop(i % 2 ? "/b" : "/a", 302, i % 2 ? "/a" : "/b"));
const growing = Array.from({ length: 20 }, (_, i) => hop(`/grow?${i}`, 302, `/grow?${i + 1}`));

describe("chainOutcome", () => {
  it.each([
    ["one answer", [hop("/a", 200)], null, "ok"],
    ["a redirect that arrives", [hop("/a", 301, "/b"), hop("/b", 200)], null, "redirected"],
    ["a self-redirect for a cookie", [hop("/a", 302, "/a"), hop("/a", 200)], null, "redirected"],
    ["a broken end", [hop("/a", 301, "/b"), hop("/b", 404)], null, "client-error"],
    ["a server error", [hop("/a", 503)], null, "server-error"],
    ["a refusal", [hop("/a", 403)], null, "blocked-by-site"],
    ["the refusal that is no server error", [hop("/a", 999)], null, "blocked-by-site"],
    ["302 without Location", [hop("/a", 302)], null, "no-location"],
    ["redirects back and forth", loop, "net::ERR_ABORTED", "loop"],
    ["redirects that never repeat", growing, "NS_ERROR_REDIRECT_LOOP", "too-many"],
    ["no answer", [hop("/a", null)], "net::ERR_CONNECTION_REFUSED", "network-error"],
    ["a blocked port", [hop("/a", null)], "net::ERR_UNSAFE_PORT", "blocked-by-browser"],
  ] as const)("%s", (_, hops, error, outcome) => {
    expect(chainOutcome(hops, error)).toBe(outcome);
  });
});

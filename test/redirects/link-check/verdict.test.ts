import { describe, expect, it } from "vitest";
import type { Hop } from "../../../src/model/navigation";
import { nextStep } from "../../../src/redirects/link-check/verdict";
import { vetTarget } from "../../../src/redirects/link-check/vet";

const hop = (url: string, status: number | null, location: string | null = null): Hop => ({
  url,
  status,
  location,
  kind: "http",
  fromCache: false,
  ms: 1,
});
const PAGE = "https://shop.test/page";
const step = (...hops: readonly Hop[]) => nextStep(hops, (url) => vetTarget(url, PAGE));

describe("nextStep", () => {
  it("follows a Location, relative or absolute, and carries the fragment over", () => {
    expect(step(hop("https://shop.test/a#sec", 302, "/b"))).toEqual({ follow: "https://shop.test/b#sec" });
    expect(step(hop("https://shop.test/a#sec", 302, "/b#own"))).toEqual({
      follow: "https://shop.test/b#own",
    });
  });

  it.each([
    ["an answer", [hop("https://shop.test/a", 200)], "ok"],
    [
      "an answer after a redirect",
      [hop("https://shop.test/a", 301, "/b"), hop("https://shop.test/b", 200)],
      "redirected",
    ],
    [
      "a broken end",
      [hop("https://shop.test/a", 301, "/b"), hop("https://shop.test/b", 404)],
      "client-error",
    ],
    ["a bot shield", [hop("https://shop.test/a", 403)], "blocked-by-site"],
    ["a rate limit", [hop("https://shop.test/a", 429)], "rate-limited"],
    ["no Location", [hop("https://shop.test/a", 302)], "no-location"],
    ["a Location that is no address", [hop("https://shop.test/a", 302, "http://[::1/")], "bad-location"],
    ["a way back", [hop("https://shop.test/a", 302, "/b"), hop("https://shop.test/b", 302, "/a")], "loop"],
    ["a private target", [hop("https://shop.test/a", 302, "http://127.0.0.1/")], "refused"],
    ["another scheme", [hop("https://shop.test/a", 302, "file:///etc/passwd")], "bad-location"],
    ["a script", [hop("https://shop.test/a", 302, "javascript:alert(1)")], "bad-location"],
    ["a login wanted", [hop("https://shop.test/a", 401)], "blocked-by-site"],
    ["a country's law", [hop("https://shop.test/a", 451)], "blocked-by-site"],
    ["a page that is gone", [hop("https://shop.test/a", 410)], "client-error"],
    ["a way back under another fragment", [hop("https://shop.test/a", 302, "/a#1")], "loop"],
    ["a target with credentials", [hop("https://shop.test/a", 302, "https://u:p@shop.test/")], "refused"],
    ["a blocked port", [hop("https://shop.test/a", 302, "https://shop.test:25/")], "blocked-by-browser"],
  ] as const)("stops at %s", (_, hops, outcome) => {
    expect(step(...hops)).toMatchObject({ outcome });
  });

  it("gives up after twenty hops that never repeat", () => {
    const hops = Array.from({ length: 20 }, (_, i) => hop(`https://shop.test/${i}`, 302, `/${i + 1}`));
    expect(step(...hops)).toMatchObject({ outcome: "too-many", finalUrl: "https://shop.test/20" });
    expect(step(...hops.slice(0, 19))).toMatchObject({ follow: "https://shop.test/19" });
  });

  it("calls a redirect to itself that sets a cookie a wall, and one that sets none a loop", () => {
    const hops = [hop("https://shop.test/wall", 302, "/wall")];
    expect(nextStep(hops, () => null, true)).toMatchObject({
      outcome: "not-observable",
      why: expect.stringContaining("cookie"),
    });
    expect(nextStep(hops, () => null, false)).toMatchObject({ outcome: "loop" });
  });
});

describe("vetTarget", () => {
  it.each(["file:///etc/passwd", "ftp://shop.test/", "javascript:alert(1)", "chrome://version", "data:,x"])(
    "lets nobody ask for %s",
    (url) => {
      expect(vetTarget(url, PAGE)).toMatchObject({
        outcome: "refused",
        why: expect.stringContaining("scheme"),
      });
    },
  );

  it("lets a page on a private host check its own host, at its own port", () => {
    const page = "http://localhost:8080/page";
    expect(vetTarget("http://localhost:8080/x", page)).toBeNull();
    expect(vetTarget("http://localhost:9200/_all", page)).toMatchObject({ outcome: "refused" });
    expect(vetTarget("http://127.0.0.1:8080/x", page)).toMatchObject({ outcome: "refused" });
  });

  it("takes the ports of http and https for one place", () => {
    expect(vetTarget("https://192.168.1.5/x", "http://192.168.1.5/page")).toBeNull();
    expect(vetTarget("http://192.168.1.5:8080/x", "http://192.168.1.5/page")).toMatchObject({
      outcome: "refused",
    });
  });

  it("lets a page that was saved as a file ask no private host", () => {
    expect(vetTarget("http://localhost/x", "file:///page.html")).toMatchObject({ outcome: "refused" });
  });
});

import { describe, expect, it } from "vitest";
import { checkUrl } from "../../../src/background/link-check/check-url";
import type { HopAnswer } from "../../../src/background/link-check/hop-fetcher";
import { createPacer } from "../../../src/background/link-check/pacer";
import { headers } from "../../redirects/events";

type Site = Readonly<
  Record<string, { readonly status: number; readonly location?: string; readonly retryAfter?: string }>
>;

/** Answers from a table of sites, in the form the hop fetcher gives; notes what was asked. */
function toolsFor(site: Site, permitted: (url: string) => boolean = () => true) {
  const asked: string[] = [];
  const fetchHop = async (url: string): Promise<HopAnswer> => {
    asked.push(url);
    const { status, location = null, retryAfter = null } = site[url] ?? { status: 404 };
    const hop = { url, status, location, kind: "http" as const, fromCache: false, ms: 1 };
    return {
      hops: [hop],
      headers: headers({ location, retryAfter }),

      failed: null,
      error: null,
    };
  };
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
    random: () => 0,
  };
  const tools = {
    fetchHop,
    permitted: async (url: string) => permitted(url),
    pacer: createPacer(clock),
    pageHost: "shop.test",
    cancel: new AbortController().signal,
  };
  return { tools, asked, clock };
}

const target = (url: string, skipped: string | null = null) => ({ url, links: [1, 4], skipped });

describe("checkUrl", () => {
  it("follows 301 to 302 to 200 and names the links", async () => {
    const { tools } = toolsFor({
      "http://shop.test/a": { status: 301, location: "/b" },
      "http://shop.test/b": { status: 302, location: "/c" },
      "http://shop.test/c": { status: 200 },
    });
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ outcome: "redirected", finalUrl: "http://shop.test/c", links: [1, 4] });
    expect(checked?.hops.map((hop) => hop.status)).toEqual([301, 302, 200]);
  });

  it("asks no host without permission and calls the chain partial", async () => {
    const { tools, asked } = toolsFor(
      { "http://shop.test/a": { status: 302, location: "http://other.test/x" } },
      (url) => !url.includes("other"),
    );
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ outcome: "partial", skipped: "no access to other.test" });
    expect(asked).toEqual(["http://shop.test/a"]);
  });

  it("asks no private address, not even through a redirect", async () => {
    const { tools, asked } = toolsFor({
      "http://shop.test/a": { status: 302, location: "http://169.254.169.254/" },
    });
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked?.outcome).toBe("refused");
    expect(asked).toEqual(["http://shop.test/a"]);
  });

  it("asks for no logout that a redirect leads to", async () => {
    const { tools, asked } = toolsFor({
      "http://shop.test/go": { status: 302, location: "/account/logout" },
    });
    const checked = await checkUrl(target("http://shop.test/go"), tools);
    expect(checked).toMatchObject({ outcome: "skipped", skipped: "looks like a logout" });
    expect(asked).toEqual(["http://shop.test/go"]);
  });

  it("lists a skipped link without asking for it", async () => {
    const { tools, asked } = toolsFor({});
    const checked = await checkUrl(target("http://shop.test/logout", "looks like a logout"), tools);
    expect(checked).toMatchObject({ outcome: "skipped", skipped: "looks like a logout", hops: [] });
    expect(asked).toEqual([]);
  });

  it("waits for Retry-After once, then calls the link rate-limited", async () => {
    const { tools, asked, clock } = toolsFor({ "http://shop.test/a": { status: 429, retryAfter: "3" } });
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked?.outcome).toBe("rate-limited");
    expect(asked).toHaveLength(2);
    expect(clock.now()).toBeGreaterThanOrEqual(3_000);
  });

  it("leaves a host alone that did not answer five times", async () => {
    const { tools, asked } = toolsFor({});
    const failing = {
      ...tools,
      fetchHop: async (url: string): Promise<HopAnswer> => {
        asked.push(url);
        return { hops: [], headers: null, failed: "timeout", error: "too slow" };
      },
    };
    const outcomes = [];
    for (let i = 0; i < 7; i++)
      outcomes.push((await checkUrl(target(`http://shop.test/${i}`), failing))?.outcome);
    expect(outcomes).toEqual(["timeout", "timeout", "timeout", "timeout", "timeout", "skipped", "skipped"]);
    expect(asked).toHaveLength(5);
  });
});

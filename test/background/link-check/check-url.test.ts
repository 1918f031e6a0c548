import { describe, expect, it } from "vitest";
import { createAsker } from "../../../src/background/link-check/asker";
import { checkUrl } from "../../../src/background/link-check/check-url";
import type { HopAnswer } from "../../../src/background/link-check/hop-fetcher";
import { createPacer } from "../../../src/background/link-check/pacer";
import type { CheckTarget } from "../../../src/model/check";
import { headers } from "../../redirects/events";

interface Answer {
  readonly status: number;
  readonly location?: string;
  readonly retryAfter?: string;
  readonly setsCookie?: true;
  readonly ip?: string;
}

type Site = Readonly<Record<string, Answer>>;
type Fetch = (url: string) => Promise<HopAnswer>;

/** Answers from a table, in the form the hop fetcher gives. */
const answering =
  (site: Site): Fetch =>
  async (url) => {
    const { status, location = null, retryAfter = null, ip = null, ...rest } = site[url] ?? { status: 404 };
    const hop = { url, status, location, kind: "http" as const, fromCache: false, ms: 1 };
    return {
      hops: [hop],
      headers: headers({ location, retryAfter, ...rest }),
      ip,
      failed: null,
      error: null,
    };
  };

const failing =
  (failed: HopAnswer["failed"], error: string): Fetch =>
  async () => ({ hops: [], headers: null, ip: null, failed, error });

/** Notes what was asked, under a clock that jumps to the end of every wait. */
function toolsFor(fetch: Fetch, permitted: (url: string) => boolean = () => true) {
  const asked: string[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
    random: () => 0,
  };
  const pacer = createPacer(clock);
  const cancel = new AbortController().signal;
  const fetchHop = (url: string) => {
    asked.push(url);
    return fetch(url);
  };
  const tools = {
    ask: createAsker({ fetchHop, pacer, cancel, now: clock.now }),
    permitted: async (url: string) => permitted(url),
    pacer,
    pageUrl: "http://shop.test/page",
    pageAddress: async (): Promise<string | null> => "203.0.113.7",
    cancel,
  };
  return { tools, asked, clock };
}

const target = (url: string, more: Partial<CheckTarget> = {}): CheckTarget => ({
  url,
  links: [1, 4],
  skipped: null,
  ...more,
});

describe("checkUrl", () => {
  it("follows 301 to 302 to 200 and names the links", async () => {
    const { tools } = toolsFor(
      answering({
        "http://shop.test/a": { status: 301, location: "/b" },
        "http://shop.test/b": { status: 302, location: "/c" },
        "http://shop.test/c": { status: 200 },
      }),
    );
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ outcome: "redirected", finalUrl: "http://shop.test/c", links: [1, 4] });
    expect(checked?.hops.map((hop) => hop.status)).toEqual([301, 302, 200]);
  });

  it("sends no fragment, and keeps the one a Location sets", async () => {
    const { tools, asked } = toolsFor(
      answering({
        "http://shop.test/a": { status: 302, location: "/b#own" },
        "http://shop.test/b": { status: 200 },
      }),
    );
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ finalUrl: "http://shop.test/b#own" });
    expect(asked).toEqual(["http://shop.test/a", "http://shop.test/b"]);
  });

  it("asks no host without permission and calls the chain partial", async () => {
    const { tools, asked } = toolsFor(
      answering({ "http://shop.test/a": { status: 302, location: "http://other.test/x" } }),
      (url) => !url.includes("other"),
    );
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ outcome: "partial", skipped: "no access to other.test" });
    expect(asked).toEqual(["http://shop.test/a"]);
  });

  it("calls a request that died with its permission partial, not broken", async () => {
    let permitted = true;
    const { tools } = toolsFor(
      async () => {
        permitted = false;
        return failing("network-error", "Failed to fetch")("");
      },
      () => permitted,
    );
    expect(await checkUrl(target("http://shop.test/a"), tools)).toMatchObject({ outcome: "partial" });
  });

  it("asks no private address, not even through a redirect", async () => {
    const { tools, asked } = toolsFor(
      answering({ "http://shop.test/a": { status: 302, location: "http://169.254.169.254/" } }),
    );
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked?.outcome).toBe("refused");
    expect(asked).toEqual(["http://shop.test/a"]);
  });

  it("asks a name that answered from a private address no more", async () => {
    const { tools, asked } = toolsFor(
      answering({ "http://10.0.0.1.trap.test/": { status: 200, ip: "10.0.0.1" } }),
    );
    const first = await checkUrl(target("http://10.0.0.1.trap.test/"), tools);
    expect(first).toMatchObject({
      outcome: "refused",
      skipped: "10.0.0.1.trap.test answers from the private address 10.0.0.1",
    });
    const second = await checkUrl(target("http://10.0.0.1.trap.test/more"), tools);
    expect(second).toMatchObject({ outcome: "refused" });
    expect(asked).toEqual(["http://10.0.0.1.trap.test/"]);
  });

  it("takes the address the page itself answers from for the auditor's own network", async () => {
    const { tools } = toolsFor(answering({ "http://wiki.test/": { status: 200, ip: "10.0.0.1" } }));
    const own = { ...tools, pageAddress: async () => "10.0.0.1" };
    expect(await checkUrl(target("http://wiki.test/"), own)).toMatchObject({ outcome: "ok" });
  });

  it("asks for no logout that a redirect leads to", async () => {
    const { tools, asked } = toolsFor(
      answering({ "http://shop.test/go": { status: 302, location: "/account/logout" } }),
    );
    const checked = await checkUrl(target("http://shop.test/go"), tools);
    expect(checked).toMatchObject({ outcome: "skipped", skipped: "looks like a logout" });
    expect(asked).toEqual(["http://shop.test/go"]);
  });

  it("lists a skipped link without asking for it", async () => {
    const { tools, asked } = toolsFor(answering({}));
    const checked = await checkUrl(
      target("http://shop.test/logout", { skipped: "looks like a logout" }),
      tools,
    );
    expect(checked).toMatchObject({ outcome: "skipped", skipped: "looks like a logout", hops: [] });
    expect(asked).toEqual([]);
  });

  it("asks for a confirmed link, and for no other that acts on the way", async () => {
    const { tools, asked } = toolsFor(
      answering({ "http://shop.test/logout": { status: 302, location: "/delete/all" } }),
    );
    const checked = await checkUrl(target("http://shop.test/logout", { confirmed: true }), tools);
    expect(checked).toMatchObject({ outcome: "skipped", skipped: "looks like a deletion" });
    expect(asked).toEqual(["http://shop.test/logout"]);
  });

  it("keeps the password of a Location to itself, and does not follow it", async () => {
    const { tools, asked } = toolsFor(
      answering({ "http://shop.test/a": { status: 302, location: "http://me:secret@shop.test/b" } }),
    );
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ outcome: "refused", finalUrl: "http://shop.test/b" });
    expect(JSON.stringify(checked)).not.toContain("secret");
    expect(asked).toEqual(["http://shop.test/a"]);
  });

  it("says that nothing was observed where the browser showed nothing, and asks once", async () => {
    const { tools, asked } = toolsFor(async () => ({
      hops: [],
      headers: null,
      ip: null,
      failed: null,
      error: null,
    }));
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ outcome: "not-observable", hops: [] });
    expect(asked).toHaveLength(1);
  });

  it("says so as well where a redirect was shown and what it leads to was not", async () => {
    const shown = answering({ "http://shop.test/a": { status: 302, location: "/b" } });
    const nothing = { hops: [], headers: null, ip: null, failed: null, error: null };
    const { tools, asked } = toolsFor(async (url) => (url.endsWith("/b") ? nothing : shown(url)));
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked).toMatchObject({ outcome: "not-observable", finalUrl: "http://shop.test/b" });
    expect(asked).toEqual(["http://shop.test/a", "http://shop.test/b"]);
  });

  it.each([
    ["timeout", "no answer within 20 s", "timeout"],
    ["network-error", "net::ERR_CONNECTION_REFUSED", "network-error"],
    ["network-error", "net::ERR_UNSAFE_REDIRECT", "bad-location"],
    ["network-error", "net::ERR_RESPONSE_HEADERS_MULTIPLE_LOCATION", "bad-location"],
    ["network-error", "NS_ERROR_CORRUPTED_CONTENT", "bad-location"],
    ["network-error", "net::ERR_BLOCKED_BY_CLIENT", "blocked-by-browser"],
    ["network-error", "NS_ERROR_TRACKING_URI", "blocked-by-browser"],
  ] as const)("calls %s (%s) %s", async (failed, error, outcome) => {
    const { tools } = toolsFor(failing(failed, error));
    expect(await checkUrl(target("http://shop.test/a"), tools)).toMatchObject({ outcome, error });
  });

  it("leaves a host alone that did not answer five times", async () => {
    const { tools, asked } = toolsFor(failing("timeout", "too slow"));
    const outcomes = [];
    for (let i = 0; i < 7; i++)
      outcomes.push((await checkUrl(target(`http://shop.test/${i}`), tools))?.outcome);
    expect(outcomes).toEqual(["timeout", "timeout", "timeout", "timeout", "timeout", "skipped", "skipped"]);
    expect(asked).toHaveLength(5);
  });
});

describe("Retry-After", () => {
  it("is waited for once; then the link is rate-limited", async () => {
    const { tools, asked, clock } = toolsFor(
      answering({ "http://shop.test/a": { status: 429, retryAfter: "3" } }),
    );
    const checked = await checkUrl(target("http://shop.test/a"), tools);
    expect(checked?.outcome).toBe("rate-limited");
    expect(asked).toHaveLength(2);
    expect(clock.now()).toBeGreaterThanOrEqual(3_000);
  });

  it("may be a date", async () => {
    const date = new Date(5_000).toUTCString();
    const { tools, clock } = toolsFor(answering({ "http://shop.test/a": { status: 503, retryAfter: date } }));
    await checkUrl(target("http://shop.test/a"), tools);
    expect(clock.now()).toBeGreaterThanOrEqual(5_000);
  });

  it("that is too long leaves the host in peace", async () => {
    const { tools, asked } = toolsFor(
      answering({ "http://shop.test/a": { status: 429, retryAfter: "120" } }),
    );
    expect(await checkUrl(target("http://shop.test/a"), tools)).toMatchObject({ outcome: "rate-limited" });
    expect(await checkUrl(target("http://shop.test/b"), tools)).toMatchObject({
      outcome: "skipped",
      skipped: "shop.test asks to be left alone for 120 s",
    });
    expect(asked).toEqual(["http://shop.test/a"]);
  });
});

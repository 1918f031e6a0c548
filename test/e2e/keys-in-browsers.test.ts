import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkerPage, type WorkerPage } from "../../scripts/bench/worker-page";
import { createCanonicalizer } from "../../src/canonicalize";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { httpUrl, STANDARD } from "../properties/url-arbitrary";
import { HAS_VECTORS, vectorJson } from "../vectors/shared";
import { httpCases, isKnownMiss, type WptCase } from "../vectors/wpt-cases";

const URLS = fc.sample(httpUrl, { numRuns: 30_000, seed: 20_261_130 });

/** Punycode that decodes to nothing valid: only Chromium takes it for a host. */
const CHROMIUM_ONLY = "http://xn--a/";

function keysInNode(urls: readonly string[], policy = DEFAULT_POLICY): (string | null)[] {
  const keyOf = createCanonicalizer(policy);
  return urls.map((url) => {
    const result = keyOf(url);
    return result.ok ? result.key : null;
  });
}

/** The URLs whose keys differ, few enough to read. */
function differences(
  urls: readonly string[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  return urls
    .map((url, index) => ({ url, node: ours[index], browser: theirs[index] }))
    .filter(({ node, browser }) => node !== browser)
    .slice(0, 10);
}

describe.each(["chrome", "firefox"] as const)("in a worker of %s", (name) => {
  let worker: WorkerPage | undefined;
  beforeAll(async () => {
    worker = await openWorkerPage(name);
  });
  afterAll(() => worker?.close());

  test.each([
    ["standard", STANDARD],
    ["default", DEFAULT_POLICY],
    ["hash-route", { ...STANDARD, hashRoutes: true }],
  ])("30,000 URLs have the keys they have in Node, under the %s policy", async (_policyName, policy) => {
    const keys = (await worker?.ask<(string | null)[]>({ ask: "keys", urls: URLS, policy })) ?? [];
    expect(keys).toHaveLength(URLS.length);
    expect(keys.filter((key) => key !== null).length).toBeGreaterThan(10_000);
    expect(differences(URLS, keysInNode(URLS, policy), keys)).toEqual([]);
  });

  test("the one named exception is one", async () => {
    const keys = await worker?.ask({ ask: "keys", urls: [CHROMIUM_ONLY], policy: DEFAULT_POLICY });
    expect(keys).toEqual([name === "chrome" ? CHROMIUM_ONLY : null]);
    expect(keysInNode([CHROMIUM_ONLY])).toEqual([null]);
  });

  test.skipIf(!HAS_VECTORS)(
    "web-platform-tests: a URL for every http(s) success, none for a failure",
    async () => {
      const { successes, failures } = httpCases(vectorJson<(WptCase | string)[]>("wpt/urltestdata.json", []));
      const ask = async (cases: readonly WptCase[]) => {
        const known = cases.filter(({ input }) => !isKnownMiss(input, name));
        const links = known.map(({ input, base }) => [input, base ?? "about:blank"] as const);
        const urls = (await worker?.ask<(string | null)[]>({ ask: "resolve", links })) ?? [];
        return known.map(({ input, href = null }, index) => ({ input, href, url: urls[index] ?? null }));
      };
      const answers = await ask(successes);
      expect(answers.length).toBeGreaterThan(200);
      expect(answers.filter(({ href, url }) => keyOf(url) !== keyOf(href))).toEqual([]);
      expect((await ask(failures)).filter(({ url }) => url !== null)).toEqual([]);
    },
  );
});

/** Engines may differ in how they serialise, but not in the key. */
function keyOf(url: string | null): string | null | undefined {
  return url === null ? null : keysInNode([url], STANDARD)[0];
}

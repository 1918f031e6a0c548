import { describe, expect, it } from "vitest";
import type { AuditRecord } from "../../src/model/audit";
import type { CanonicalStep } from "../../src/model/canonical-target";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { withoutTarget, withStep } from "../../src/report/look-results";
import { nextAddress } from "../../src/report/next-address";
import { canonicalElement } from "../checks/page-fixture";
import { aPackedSnapshot } from "./snapshots";

const PAGE = "https://shop.example.com/p";

function record(...hrefs: readonly string[]): AuditRecord {
  const canonicals = hrefs.map((href) => canonicalElement(href));
  return {
    id: "1",
    tabId: 1,
    snapshot: aPackedSnapshot([], { documentUrl: `${PAGE}#part`, meta: { canonicals } }),
    context: {
      generatedAt: "2026-11-30T20:00:00.000Z",
      browser: "Chromium 156",
      policy: DEFAULT_POLICY,
      scope: { mode: "site", origin: "https://shop.example.com" },
      inputMode: "browser",
      navigation: { observed: false, why: "not-permitted" },
      response: null,
      redirects: [],
    },
  };
}

const step = (path: string, ...canonicals: readonly string[]): CanonicalStep => {
  const start = `https://shop.example.com/${path}`;
  const named = canonicals.map((name) => `https://shop.example.com/${name}`);
  return { start, hops: [], finalUrl: start, outcome: "ok", canonicals: named, noindex: [] };
};

describe("nextAddress", () => {
  it("is the page itself, without its fragment, or its one canonical", () => {
    expect(nextAddress(record("/q#x"), "served")).toBe(PAGE);
    expect(nextAddress(record("/q#x"), "target")).toBe("https://shop.example.com/q");
    expect(nextAddress(record(), "target")).toBeNull();
    expect(nextAddress(record("/q", "/r"), "target")).toBeNull();
  });

  it("follows what each page names until one names itself", () => {
    const first = withStep(record("/q"), step("q", "r"), "t");
    expect(nextAddress(first, "target")).toBe("https://shop.example.com/r");
    const second = withStep(first, step("r", "r"), "later");
    expect(nextAddress(second, "target")).toBeNull();
    expect(second.context.target).toMatchObject({
      checkedAt: "t",
      further: [{ canonicals: [step("r").start] }],
    });
    expect(nextAddress(withoutTarget(second), "target")).toBe("https://shop.example.com/q");
  });
});

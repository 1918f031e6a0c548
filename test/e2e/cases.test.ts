import { describe, expect, it } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import type { Policy } from "../../src/model/policy";
import type { AuditReport } from "../../src/model/report";
import { audit } from "./audit";
import { inBrowsers } from "./browsers";
import { CASES, type Case, pageOf } from "./cases";

const named = (id: string) => CASES.find((one) => one.id === id);

function expectLinks({ expected }: Case, report: AuditReport): void {
  expect(report.links.map(({ rawHref }) => rawHref)).toEqual(expected.links?.map(({ raw }) => raw) ?? []);
  for (const [index, link] of (expected.links ?? []).entries()) {
    const allowed = [link.resolved, ...(link.also_accepted === undefined ? [] : [link.also_accepted])];
    expect(allowed).toContain(report.links[index]?.url);
    if (link.text !== undefined) expect(report.links[index]?.text).toBe(link.text);
    if (link.text_source !== undefined)
      expect(report.links[index]?.textSource).toBe(link.text_source.replace("img ", ""));
  }
}

function expectPage({ expected }: Case, { page, links }: AuditReport): void {
  if (expected.links_total !== undefined) expect(links).toHaveLength(expected.links_total);
  if (expected.areas_without_href !== undefined)
    expect(page.areasWithoutHref).toBe(expected.areas_without_href);
  if (expected.base_uri !== undefined) expect(page.base.url).toBe(expected.base_uri);
  if (expected.base_elements !== undefined) expect(page.base.elements).toHaveLength(expected.base_elements);
}

/** The key a link of the page was given, or would be given: not every address of a case is a link. */
function keysOf(addresses: readonly string[], report: AuditReport, policy: Policy): readonly string[] {
  const canonicalize = createCanonicalizer(policy);
  return addresses.map((address) => {
    const { href } = new URL(address);
    const link = policy === report.policy ? report.links.find(({ url }) => url === href) : undefined;
    if (link !== undefined) return link.key ?? `no key for ${address}`;
    const answer = canonicalize(href);
    return answer.ok ? answer.key : `no key for ${address}`;
  });
}

function expectKeys({ expected, under_policy }: Case, report: AuditReport): void {
  const policy: Policy = under_policy === undefined ? report.policy : { ...report.policy, sortQuery: "name" };
  for (const same of expected.same_key ?? []) expect(new Set(keysOf(same, report, policy)).size).toBe(1);
  for (const different of expected.different_key ?? [])
    expect(new Set(keysOf(different, report, policy)).size).toBe(different.length);
}

if (CASES.length === 0) {
  it.skip("../shared/cases is not here: the acceptance cases are kept apart from the project", () => {});
} else {
  inBrowsers("the acceptance cases of links and keys", { openHosts: true, offline: true }, ({ launched }) => {
    it.each(CASES)("$id ($area)", async (one) => {
      const { report } = await audit(launched(), pageOf(one));
      expectLinks(one, report);
      expectPage(one, report);
      expectKeys(one, report);
    });

    const page = async (id: string) => {
      const one = named(id);
      if (one === undefined) throw new Error(`no case ${id}`);
      return audit(launched(), pageOf(one));
    };

    describe("what must be said, and what must not", () => {
      it("base-04: more than one base href", async () => {
        const { report } = await page("base-04");
        expect(report.findings.concat(report.canonical.findings).map(({ check }) => check)).toContain(
          "repeated-base",
        );
      });

      it("href-07, href-08: unusable addresses as written", async () => {
        const { csv } = await page("href-08");
        const rows = csv("rejected.csv").flatMap((row) => Object.values(row));
        expect(rows).toEqual(
          expect.arrayContaining(["http://", "https://www.example.com:99999/", "http://[::1/x"]),
        );
        const second = await page("href-07");
        expect(second.csv("rejected.csv").flatMap((row) => Object.values(row))).toContain("//");
      });

      it("enc-01: the query in the page's own encoding, flagged", async () => {
        const { report } = await page("enc-01");
        expect(report.links[0]?.flags).toContain("legacy-encoded-query");
        expect(JSON.stringify(report)).not.toContain("q=%E6%97%A5%E6%9C%AC");
      });

      it("key-08: which parameters were ignored", async () => {
        const { report } = await page("key-08");
        const removed = report.links.flatMap(({ rules }) => rules.flatMap((rule) => rule.removed ?? []));
        expect(removed).toEqual(expect.arrayContaining(["utm_source", "UTM_Medium"]));
      });

      it("shadow-01: that closed shadow roots are not searched", async () => {
        const { report } = await page("shadow-01");
        expect(report.page.closedShadowRoots).toBe("not searched");
        expect(report.page.openShadowRoots).toBe(2);
      });

      it("text-01: that a link has no text", async () => {
        const { report } = await page("text-01");
        expect(report.findings.map(({ check }) => check)).toContain("missing-anchor-text");
      });
    });
  });
}

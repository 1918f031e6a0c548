import { join } from "node:path";
import { expect, it } from "vitest";
import { servedText } from "../../scripts/audit/saved-page";
import type { AuditReport } from "../../src/model/report";
import { audit } from "./audit";
import { inBrowsers } from "./browsers";
import { readLines, SHARED } from "./oracle";

interface Page {
  readonly page_url: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Case extends Page {
  readonly id: string;
  readonly area: string;
  readonly second_page?: Page;
  readonly expected: {
    readonly canonicals: readonly { raw: string | null; resolved: string | null; in_head: boolean | null }[];
    readonly effective_canonical?: string | null;
  };
}

/** What each case must report and must not, as checks of ours; severities where the case names one. */
const MEANINGS: Readonly<Record<string, { report: readonly string[]; silent?: readonly string[] }>> = {
  "can-02": { report: ["canonical-outside-head"], silent: ["missing-canonical"] },
  "can-03": { report: ["repeated-canonical", "relative-canonical"], silent: ["conflicting-canonicals"] },
  "can-05": { report: ["header-tag-mismatch"] },
  "can-07": { report: ["canonical-ignored-attributes"], silent: ["conflicting-canonicals"] },
  "can-08": {
    report: [],
    silent: ["canonicalised-page", "canonical-spelling-mismatch", "doubly-escaped-canonical"],
  },
  "can-12": { report: ["empty-canonical", "unparsable-canonical", "placeholder-canonical"] },
  "can-13": { report: ["fragment-in-canonical"] },
  "can-14": { report: [], silent: ["missing-canonical", "conflicting-canonicals"] },
  "can-15": { report: [], silent: ["missing-canonical", "relative-canonical-through-base"] },
  "can-20": { report: ["canonical-spelling-mismatch"] },
  "can-22": { report: [], silent: ["cross-site-canonical"] },
  "can-24": { report: [], silent: ["hreflang-canonical-clash", "repeated-canonical", "canonicalised-page"] },
  "can-26": { report: [], silent: ["canonicalised-page", "canonical-spelling-mismatch"] },
  "can-27": { report: ["canonical-without-href"], silent: ["missing-canonical"] },
};

const CASES = readLines<Case>(join(SHARED, "cases/hand.jsonl")).filter(({ area }) =>
  area.startsWith("canonical/"),
);

const checksOf = ({ canonical }: AuditReport) => canonical.findings.map((finding) => finding.check);

if (CASES.length === 0) {
  it.skip("../shared/cases is not here: the cases are not part of the project", () => {});
} else {
  inBrowsers("canonical cases", { openHosts: true, offline: true }, ({ launched }) => {
    const auditOf = async ({ html, page_url, headers = {} }: Page) =>
      (await audit(launched(), servedText(html, page_url, Object.entries(headers)))).report;

    it("cover every case there is a meaning for", () => {
      expect(CASES.map(({ id }) => id).toSorted()).toEqual(Object.keys(MEANINGS).toSorted());
    });

    it.each(CASES)("$id: $area", async (given) => {
      const report = await auditOf(given);
      const { declarations, effective, findings } = report.canonical;
      expect(
        declarations.map(({ rawHref, resolved, place }) => ({
          raw: rawHref,
          resolved,
          in_head: place === null ? null : place === "head",
        })),
      ).toEqual(given.expected.canonicals.map(({ raw, resolved, in_head }) => ({ raw, resolved, in_head })));
      const wanted = given.expected.effective_canonical;
      if (wanted === null) expect(effective).toHaveProperty("none");
      else if (wanted?.startsWith("conflict")) expect(effective).not.toHaveProperty("url");
      else if (wanted !== undefined) expect(effective).toEqual({ url: wanted });
      const meaning = MEANINGS[given.id];
      expect(checksOf(report)).toEqual(expect.arrayContaining([...(meaning?.report ?? [])]));
      expect(checksOf(report).filter((check) => meaning?.silent?.includes(check))).toEqual([]);
      // No case of a correct or merely odd page may end in an error.
      if (meaning?.report.length === 0)
        expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    });

    it("can-02 names the element that closed the head", async () => {
      const given = CASES.find(({ id }) => id === "can-02") as Case;
      const [finding] = (await auditOf(given)).canonical.findings;
      expect(finding?.message).toContain("<iframe>");
    });

    it("can-22 warns of the deep page and only notes the AMP page", async () => {
      const given = CASES.find(({ id }) => id === "can-22") as Case & { second_page: Page };
      const severity = async (page: Page) =>
        (await auditOf(page)).canonical.findings.find(({ check }) => check === "homepage-canonical")
          ?.severity;
      expect(await severity(given)).toBe("notice");
      expect(await severity(given.second_page)).toBe("warning");
    });
  });
}

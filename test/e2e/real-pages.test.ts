import { expect, it } from "vitest";
import type { AuditReport } from "../../src/model/report";
import { audit } from "./audit";
import { inBrowsers } from "./browsers";
import { ORACLES, type Oracle, savedPage } from "./oracle";
import { reportedChecks, reviewedChecks } from "./reviewed";

/** Firefox reads two pages of three: enough to find what differs between the engines. */
const IN_FIREFOX = 3;

/**
 * Firefox serialises what is no web address otherwise: it leaves `'` and some spaces of
 * a `javascript:` or `mailto:` address as they are, where Chromium escapes them. Such an
 * address is rejected by its scheme, and its spelling decides nothing.
 */
const asComparable = (url: string | null, name: string) =>
  url !== null && name === "firefox" && !/^https?:/.test(url) ? url.replace(/:.*$/s, ":") : url;

const linksOf = ({ links }: AuditReport, name: string) =>
  links
    .filter(({ element }) => element === "a")
    .map(({ rawHref, url }) => [rawHref, asComparable(url, name)]);

/** `.href` of an address that cannot be parsed is the raw text; there is no address, and none is ours. */
const expectedLinks = ({ links }: Oracle, name: string) =>
  links.map(([raw, href]) => [raw, URL.canParse(href) ? asComparable(href, name) : null]);

const canonicalsOf = ({ canonical }: AuditReport) =>
  canonical.declarations
    .filter(({ source }) => source === "html")
    .map(({ rawHref, resolved, place }) => ({ rawHref, resolved, place }));

/** `.href` of an empty canonical is the page's address; for us it names nothing. */
const expectedCanonicals = ({ canon }: Oracle) =>
  canon.map(({ raw, href, inHead }) => ({
    rawHref: raw,
    resolved: raw === "" ? null : href,
    place: inHead ? "head" : "body",
  }));

if (ORACLES.length === 0) {
  it.skip("../shared/pages is not here: the saved pages belong to their publishers", () => {});
} else {
  inBrowsers("57 saved pages", { openHosts: true, offline: true }, ({ launched }, name) => {
    const pages = name === "chrome" ? ORACLES : ORACLES.filter((_, index) => index % IN_FIREFOX !== 0);

    it("are as many as there were", () => {
      expect(pages.length).toBe(name === "chrome" ? 57 : 38);
    });

    it.each(pages)("$file: links, base and canonicals as the browser has them", async (oracle) => {
      const { report } = await audit(launched(), savedPage(oracle));
      expect(report.page.base.url).toBe(oracle.baseURI);
      expect(linksOf(report, name)).toEqual(expectedLinks(oracle, name));
      expect(canonicalsOf(report)).toEqual(expectedCanonicals(oracle));
      const count = (element: string) => report.links.filter((link) => link.element === element).length;
      expect([count("area"), count("svg-a")]).toEqual([oracle.area, oracle.svgA]);
      expect(reportedChecks(report)).toEqual(reviewedChecks(oracle.file));
    });
  });
}

import type { Check } from "../check";
import { REFERENCES } from "../references";

/** A path of one such segment is a home page in another coat: index file, AMP, mobile, language. */
const HOME_LIKE =
  /^\/(?:(?:index|default|home)(?:\.[a-z]{2,5})?|amp|m|mobile|[a-z]{2}(?:[-_][A-Za-z]{2})?)\/?$/;

export const homepageCanonical: Check = {
  id: "homepage-canonical",
  area: "canonical",
  code: "CAN-22",
  title: "Canonical to the home page",
  trigger:
    "The canonical is the root of this site and the page is not; a notice for index, AMP, mobile and language pages.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.troubleshooting,
  published: [
    { by: "Sitebulb", severity: "Medium (potential)", name: "Canonical points to homepage" },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: (context) => {
    const { canonicalUrl, canonical, page } = context;
    // Another site's root is reported as cross-site; a root in another spelling is this page.
    if (canonicalUrl === null || (canonical.relation !== "other-page" && canonical.relation !== "other-host"))
      return [];
    const target = new URL(canonicalUrl);
    const here = context.pageAddress;
    if (target.pathname !== "/" || target.search !== "" || here.pathname === "/") return [];
    const homeLike = HOME_LIKE.test(here.pathname);
    return [
      {
        severity: homeLike ? "notice" : "warning",
        subject: canonicalUrl,
        message: homeLike
          ? `The canonical is the site root, ${canonicalUrl}; right if ${page.url} is a version of the home page.`
          : `The deep page ${page.url} names the site root, ${canonicalUrl}, as canonical and would drop out of search.`,
        evidence: { page: page.url, canonical: canonicalUrl },
      },
    ];
  },
};

import type { Finding } from "../../../src/model/finding";
import type { ReportLink } from "../../../src/model/link";
import type { Hop } from "../../../src/model/navigation";
import type { CheckedRedirect } from "../../../src/model/report";

export const ORIGIN = "https://shop.example";

/** A link of the sample page; only what a test cares about needs to be given. */
export function link(index: number, given: Partial<ReportLink> = {}): ReportLink {
  const url = given.url === undefined ? `${ORIGIN}/p/${index}` : given.url;
  return {
    index,
    element: "a",
    rawHref: url ?? "",
    text: `link ${index}`,
    textSource: "text",
    rel: [],
    place: "content",
    outcome: "accepted",
    url,
    flags: [],
    rules: [],
    ...(url === null ? {} : { key: url }),
    ...given,
  };
}

export function hop(url: string, status: number | null, location: string | null = null): Hop {
  return { url, status, location, kind: "http", fromCache: false, ms: 12.4 };
}

/** A checked chain of two links through these hops. */
export const chain = (
  hops: readonly Hop[],
  outcome: CheckedRedirect["outcome"] = "redirected",
): CheckedRedirect => ({
  start: hops[0]?.url ?? "",
  hops,
  finalUrl: hops.at(-1)?.url ?? "",
  outcome,
  links: [0, 1],
  findings: [],
});

/** `(301, 200)` -> `/0` answers 301 to `/1`, which answers 200. */
export const steps = (...statuses: readonly (number | null)[]): Hop[] =>
  statuses.map((status, i) => hop(`${ORIGIN}/${i}`, status, i < statuses.length - 1 ? `/${i + 1}` : null));

export const homeCanonical: Finding = {
  check: "canonical-to-home",
  severity: "warning",
  outcome: "needs-review",
  subject: "page",
  message: `The canonical of this deep page names the site root ${ORIGIN}/.`,
  evidence: { canonical: `${ORIGIN}/`, page: `${ORIGIN}/product/42` },
  reference: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  published: [{ by: "Sitebulb", severity: "Medium" }],
};

export const LINKS: ReportLink[] = [
  link(0, { url: `${ORIGIN}/product/42`, rawHref: "/product/42", text: "Kettle" }),
  link(1, {
    url: `${ORIGIN}/product/42?utm_source=mail`,
    rawHref: "/product/42?utm_source=mail",
    key: `${ORIGIN}/product/42`,
    rules: [{ rule: "tracking-parameter", removed: ["utm_source"] }],
    flags: ["tracking"],
    text: "Kettle, from the letter",
    rel: ["nofollow"],
  }),
  link(2, {
    url: null,
    rawHref: "javascript:void(0)",
    outcome: "rejected",
    reason: "unsupported-scheme",
    scheme: "javascript",
    text: "Open",
    place: "nav",
  }),
  link(3, { url: `${ORIGIN}/old`, rawHref: "old", textSource: "alt", text: "Old picture" }),
];

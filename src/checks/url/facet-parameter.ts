import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

/** Names that shops and lists commonly use, matched on the decoded name. */
const FACETS = new Set([
  "sort",
  "sortby",
  "sort_by",
  "order",
  "orderby",
  "order_by",
  "dir",
  "direction",
  "filter",
  "filters",
  "facet",
  "facets",
  "q",
  "query",
  "search",
  "s",
  "limit",
  "per_page",
  "view",
]);

export const facetParameter: Check = {
  id: "facet-parameter",
  area: "url",
  code: "URL-13",
  title: "Sort and filter parameters",
  trigger: "An internal link sorts, filters or searches by parameter.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.shopUrls,
  published: [
    { by: "Sitebulb", severity: "Insight", name: "Query string contains search or filter parameters" },
  ],
  // Names alone prove little; the parameter table shows what varies.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        addressIf(ownAddress(checked), (url) =>
          [...new URLSearchParams(url.search).keys()].some((name) => FACETS.has(name.toLowerCase())),
        ),
      say: (links, count) =>
        `${links} ${count === 1 ? "sorts, filters or searches" : "sort, filter or search"} by parameter`,
    }),
};

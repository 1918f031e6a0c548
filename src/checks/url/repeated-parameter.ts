import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const repeatedParameter: Check = {
  id: "repeated-parameter",
  area: "url",
  code: "URL-11",
  title: "Repeated parameter",
  trigger: "An internal link names a parameter twice, other than one written as a list (name[]).",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.shopUrls,
  published: [{ by: "Sitebulb", severity: "Low", name: "Query string contains repetitive parameters" }],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), (url) => repeatsName(url.search)),
      say: (links, count) =>
        `${links} ${count === 1 ? "names" : "name"} a parameter twice, of which a server may read only one`,
    }),
};

function repeatsName(search: string): boolean {
  if (!search.includes("&")) return false;
  const single = [...new URLSearchParams(search).keys()].filter((name) => !name.endsWith("]"));
  return new Set(single).size < single.length;
}

import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const manyParameters: Check = {
  id: "many-parameters",
  area: "url",
  code: "URL-08",
  title: "Many parameters",
  trigger: "An internal link has more than three parameters.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [
    { by: "Ahrefs", severity: "Notice", name: "More than three parameters in URL" },
    { by: "Sitebulb", severity: "Insight", name: "Query string contains more than three parameters" },
    { by: "Semrush", severity: "Warning" },
  ],
  // Auditors see this on every shop and can rarely act on it.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        addressIf(ownAddress(checked), (url) => [...new URLSearchParams(url.search)].length > 3),
      say: (links, count) => `${links} ${count === 1 ? "has" : "have"} more than three parameters`,
    }),
};

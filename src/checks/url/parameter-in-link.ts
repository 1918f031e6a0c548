import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const parameterInLink: Check = {
  id: "parameter-in-link",
  area: "url",
  code: "URL-07",
  title: "Links with parameters",
  trigger: "An internal link has a query.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [
    { by: "Screaming Frog", severity: "Warning, Low", name: "URL: Parameters" },
    { by: "Sitebulb", severity: "Low" },
  ],
  // A query is no fault; the parameter table shows them all.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), (url) => url.search !== ""),
      say: (links, count) => `${links} ${count === 1 ? "has" : "have"} a query`,
    }),
};

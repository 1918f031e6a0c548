import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const underscoreInLink: Check = {
  id: "underscore-in-link",
  area: "url",
  code: "URL-02",
  title: "Underscores in link paths",
  trigger: "The path of an internal link holds an underscore.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [
    { by: "Screaming Frog", severity: "Opportunity, Low", name: "URL: Underscores" },
    { by: "Semrush", severity: "Warning" },
    { by: "SEOnaut", severity: "3 of 3" },
  ],
  // A matter of taste on a site that exists already.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), (url) => url.pathname.includes("_")),
      say: (links, count) =>
        `${links} ${count === 1 ? "has" : "have"} underscores in the path, where Google prefers hyphens`,
    }),
};

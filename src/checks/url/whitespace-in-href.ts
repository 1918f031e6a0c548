import type { Check } from "../check";
import { observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const whitespaceInHref: Check = {
  id: "whitespace-in-href",
  area: "url",
  code: "URL-04",
  title: "White space in href",
  trigger:
    "An internal href has white space inside, or its address holds an escaped space (%20) in the path.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlWriting,
  published: [
    { by: "Screaming Frog", severity: "Issue, Low", name: "URL: Contains Space" },
    { by: "Sitebulb", severity: "Medium", name: "URL contains whitespace" },
    { by: "SEOnaut", severity: "2 of 3" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => {
        const url = ownAddress(checked);
        const spaced =
          checked.link.flags.includes("inner-whitespace") || url?.pathname.includes("%20") === true;
        return url !== null && spaced ? checked.link.rawHref : null;
      },
      say: (links, count) => `${links} ${count === 1 ? "has" : "have"} white space in the address`,
    }),
};

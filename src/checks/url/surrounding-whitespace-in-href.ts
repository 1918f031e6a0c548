import type { Check } from "../check";
import { observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const surroundingWhitespaceInHref: Check = {
  id: "surrounding-whitespace-in-href",
  area: "url",
  code: "URL-04",
  title: "White space around href",
  trigger: "An internal href begins or ends with white space, which browsers strip.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlWriting,
  published: [{ by: "Sitebulb", severity: "High", name: "Has a link with whitespace in href attribute" }],
  // Every browser and crawler strips it.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        ownAddress(checked) !== null && checked.link.flags.includes("surrounding-whitespace")
          ? checked.link.rawHref.trim()
          : null,
      say: (links, count) => `${links} ${count === 1 ? "has" : "have"} white space around the address`,
    }),
};

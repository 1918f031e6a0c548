import type { Check } from "../check";
import { observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const nonAsciiHref: Check = {
  id: "non-ascii-href",
  area: "url",
  code: "URL-03",
  title: "Unescaped characters in href",
  trigger: "An internal href is written with characters outside ASCII.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [
    { by: "Screaming Frog", severity: "Warning, Low", name: "URL: Non ASCII Characters" },
    { by: "Sitebulb", severity: "Low", name: "URL contains non-ASCII characters" },
  ],
  // Every browser and crawler escapes them alike.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        ownAddress(checked) !== null && checked.link.flags.includes("non-ascii")
          ? checked.link.rawHref
          : null,
      say: (links, count) =>
        `${links} ${count === 1 ? "is" : "are"} written with unescaped non-ASCII characters`,
    }),
};

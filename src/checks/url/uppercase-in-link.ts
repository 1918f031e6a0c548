import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

/** An escape's hex digits are no letters of the path. */
const ESCAPE = /%[0-9A-Fa-f]{2}/g;

export const uppercaseInLink: Check = {
  id: "uppercase-in-link",
  area: "url",
  code: "URL-01",
  title: "Upper case in link paths",
  trigger: "The path of an internal link holds an upper-case ASCII letter outside an escape.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [
    { by: "Screaming Frog", severity: "Warning, Low", name: "URL: Uppercase" },
    { by: "Sitebulb", severity: "Medium (potential)", name: "URL contains upper case characters" },
    { by: "squirrelscan", severity: "warning" },
  ],
  // Capitals are legal and some sites use them throughout.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        addressIf(ownAddress(checked), (url) => /[A-Z]/.test(url.pathname.replace(ESCAPE, ""))),
      say: (links, count) =>
        `${links} ${count === 1 ? "has" : "have"} capitals in the path; servers that ignore case serve such pages twice`,
    }),
};

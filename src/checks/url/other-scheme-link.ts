import type { Check } from "../check";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

const REPORTED_ELSEWHERE = new Set(["javascript", "file"]);

export const otherSchemeLink: Check = {
  id: "other-scheme-link",
  area: "url",
  code: "URL-21",
  title: "Links with another scheme",
  trigger: "A link has a scheme that is neither http nor https nor javascript nor file.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.links,
  published: [{ by: "Sitebulb", severity: "High (potential)", name: "Has link to a non-HTTP protocol" }],
  // Mail and telephone links are normal; the Rejected table lists them.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: ({ link }) =>
        link.reason === "unsupported-scheme" && !REPORTED_ELSEWHERE.has(link.scheme ?? "")
          ? link.rawHref
          : null,
      say: (links, count) => `${links} ${count === 1 ? "has" : "have"} a scheme no crawler follows`,
    }),
};

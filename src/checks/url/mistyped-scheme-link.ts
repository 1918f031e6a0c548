import type { Check } from "../check";
import { meantScheme } from "../mistyped-scheme";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const mistypedSchemeLink: Check = {
  id: "mistyped-scheme-link",
  area: "url",
  code: "URL-20",
  title: "Mistyped scheme",
  trigger:
    "An href begins with http or https in a misspelling of one letter (htps://), with broken marks (http//, http:/x) or twice.",
  severity: "error",
  outcome: "needs-review",
  reference: REFERENCES.urlWriting,
  published: [
    { by: "Semrush", severity: "Error" },
    { by: "Sitebulb", severity: "High", name: "Has outgoing links with malformed href data" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: ({ link }) => (meantScheme(link.rawHref) === null ? null : link.rawHref.trim()),
      say: (links, count) =>
        `${links} ${count === 1 ? "begins" : "begin"} with a mistyped scheme and ${count === 1 ? "leads" : "lead"} elsewhere, or nowhere`,
    }),
};

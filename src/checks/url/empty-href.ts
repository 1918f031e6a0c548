import type { Check } from "../check";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const emptyHref: Check = {
  id: "empty-href",
  area: "url",
  code: "URL-22",
  title: "Empty href",
  trigger: "An href is empty or white space only, and so links to the page or its base.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.htmlLinks,
  published: [
    { by: "Sitebulb", severity: "Low", name: "Has a link with an empty href attribute" },
    { by: "Check My Links", severity: "warning" },
    { by: "Lighthouse", severity: "passes, since issue 15127" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: ({ link }) => (link.flags.includes("empty") ? link.text || `link ${link.index}` : null),
      say: (links, count) =>
        `${links} ${count === 1 ? "has" : "have"} an empty href, which leads to this page itself`,
    }),
};

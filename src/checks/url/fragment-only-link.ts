import type { Check } from "../check";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const fragmentOnlyLink: Check = {
  id: "fragment-only-link",
  area: "url",
  code: "URL-25",
  title: "Links to nothing but #",
  trigger: "An href is a bare `#`.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.links,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "URL: Broken Bookmark" },
    { by: "Sitebulb", severity: "Low", name: "Has broken bookmarks" },
    { by: "Check My Links", severity: "warning" },
  ],
  // A button written as a link; harmless to crawlers.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: ({ link }) => (link.rawHref.trim() === "#" ? link.text || `link ${link.index}` : null),
      say: (links, count) => `${links} ${count === 1 ? "is" : "are"} a bare #`,
    }),
};

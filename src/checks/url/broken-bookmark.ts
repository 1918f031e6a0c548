import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const brokenBookmark: Check = {
  id: "broken-bookmark",
  area: "url",
  code: "URL-25",
  title: "In-page links to nothing",
  trigger: "An href is a fragment that names no element of the page; routes (#/, #!) and #top do not count.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.htmlLinks,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "URL: Broken Bookmark" },
    { by: "Sitebulb", severity: "Low", name: "Has broken bookmarks" },
    { by: "Check My Links", severity: "warning" },
  ],
  // Scripts open menus and tabs by such links.
  default: false,
  run: ({ page }) => {
    const missing = page.missingTargets ?? [];
    if (missing.length === 0) return [];
    const links = missing.length === 1 ? "1 fragment" : `${missing.length} fragments`;
    return [
      {
        subject: "page",
        message: `In-page links name ${links} that no element of the page has: ${examples(missing, 3)}.`,
        evidence: { count: String(missing.length), fragments: examples(missing, 20, "evidence") },
      },
    ];
  },
};

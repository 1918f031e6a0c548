import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const anchorWithoutHref: Check = {
  id: "anchor-without-href",
  area: "url",
  code: "URL-24",
  title: "Anchors without href",
  trigger:
    "An a element has no href but onclick, target, download, ping, rel, hreflang, type or referrerpolicy, so that it was meant as a link.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.links,
  published: [
    { by: "Lighthouse", severity: "fails", name: "crawlable-anchors" },
    { by: "Check My Links", severity: "warning" },
  ],
  // Most are buttons; placeholders and targets of bookmarks are often taken for faults.
  default: false,
  run: ({ page }) => {
    const { count, examples: texts } = page.anchorsWithoutHref ?? { count: 0, examples: [] };
    if (count === 0) return [];
    const shown = texts.map((text) => text || "(no text)");
    return [
      {
        subject: "page",
        message: `${count === 1 ? "1 anchor has" : `${count} anchors have`} no href and lead${count === 1 ? "s" : ""} no crawler anywhere: ${examples(shown, 3)}.`,
        evidence: { count: String(count), texts: examples(shown, 20, "evidence") },
      },
    ];
  },
};

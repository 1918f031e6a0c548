import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const missingAnchorText: Check = {
  id: "missing-anchor-text",
  area: "url",
  code: "URL-26",
  title: "Links without text",
  trigger: "An internal link has neither text nor an alt, title or aria-label that stands for it.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.links,
  published: [
    { by: "Sitebulb", severity: "Medium", name: "Has an internal link with no anchor text" },
    { by: "Semrush", severity: "Notice" },
    {
      by: "Screaming Frog",
      severity: "listed, no grade",
      name: "Links: Internal Outlinks With No Anchor Text",
    },
  ],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => (checked.link.text === "" ? addressIf(ownAddress(checked), () => true) : null),
      say: (links, count) => `${links} ${count === 1 ? "has" : "have"} no anchor text`,
    }),
};

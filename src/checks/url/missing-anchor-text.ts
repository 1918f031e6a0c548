import type { ReportLink } from "../../model/link";
import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const missingAnchorText: Check = {
  id: "missing-anchor-text",
  area: "url",
  code: "URL-26",
  title: "Links without text",
  trigger:
    "An internal link to another place than this page has neither text nor an alt, title or aria-label that stands for it.",
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
      test: (checked) =>
        addressIf(ownAddress(checked), () => checked.link.text === "" && !staysHere(checked.link)),
      say: (links, count) => `${links} ${count === 1 ? "has" : "have"} no anchor text`,
    }),
};

/** Buttons written as links: no crawler learns anything from them. */
function staysHere(link: ReportLink): boolean {
  return link.flags.includes("fragment-only") || link.flags.includes("empty");
}

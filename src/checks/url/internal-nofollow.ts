import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const internalNofollow: Check = {
  id: "internal-nofollow",
  area: "url",
  code: "URL-27",
  title: "nofollow on internal links",
  trigger: "An internal link has rel nofollow.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.links,
  published: [
    { by: "Semrush", severity: "Warning" },
    { by: "Screaming Frog", severity: "listed, no grade", name: "Links: Internal Nofollow Outlinks" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), () => checked.link.rel.includes("nofollow")),
      say: (links, count) => `${links} inside the site ${count === 1 ? "is" : "are"} marked nofollow`,
    }),
};

import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const repeatedBase: Check = {
  id: "repeated-base",
  area: "canonical",
  code: "CAN-36",
  title: "Several <base href>",
  trigger: "More than one base element has an href; the first one counts. A notice where all say the same.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.htmlBase,
  published: [
    { by: "Sitebulb", severity: "Low", name: "Multiple base URLs" },
    { by: "Audisto", severity: "hint" },
  ],
  run: ({ page }) => {
    const written = page.base.elements.flatMap((element) =>
      element.rawHref === null ? [] : [element.rawHref],
    );
    if (written.length < 2) return [];
    return [
      {
        severity: new Set(written.map((href) => href.trim())).size === 1 ? "notice" : "warning",
        subject: page.base.url,
        message: `More than one base href: ${examples(written)}; browsers use the first, other readers may not.`,
        evidence: { "base elements": examples(written, 20, "evidence"), "base URL": page.base.url },
      },
    ];
  },
};

import type { Check } from "../check";
import { REFERENCES } from "../references";

export const foreignBase: Check = {
  id: "foreign-base",
  area: "canonical",
  code: "CAN-36",
  title: "<base> on another host",
  trigger: "The base URL in force is on another origin than the page: every relative link leads there.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.htmlBase,
  published: [{ by: "Audisto", severity: "hint, for any base" }],
  run: ({ page, pageAddress: here }) => {
    if (!URL.canParse(page.base.url) || page.base.elements.every((element) => element.rawHref === null))
      return [];
    const base = new URL(page.base.url);
    if (base.origin === here.origin) return [];
    return [
      {
        subject: page.base.url,
        message: `<base> sends all relative links of ${here.origin} to ${base.origin}.`,
        evidence: { page: page.url, "base URL": page.base.url },
      },
    ];
  },
};

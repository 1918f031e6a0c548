import type { Check } from "../check";
import { REFERENCES } from "../references";

export const lateBase: Check = {
  id: "late-base",
  area: "canonical",
  code: "CAN-36",
  title: "<base> outside the head",
  trigger: "The base element in force stands in the body of the parsed document.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.htmlBase,
  published: [{ by: "Audisto", severity: "hint, for any base" }],
  run: ({ page }) => {
    const element = page.base.elements.find((one) => one.effective);
    if (element === undefined || element.place !== "body" || element.rawHref === null) return [];
    return [
      {
        subject: page.base.url,
        message: `<base href="${element.rawHref}"> stands in the body; browsers apply it all the same, also to links before it.`,
        evidence: { "as written": element.rawHref, "base URL": page.base.url },
      },
    ];
  },
};

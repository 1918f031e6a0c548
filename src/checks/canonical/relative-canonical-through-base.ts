import type { Check } from "../check";
import { asWritten, observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const relativeCanonicalThroughBase: Check = {
  id: "relative-canonical-through-base",
  area: "canonical",
  code: "CAN-10",
  title: "Relative canonical moved by <base>",
  trigger: "A relative canonical in the HTML names another address than it would without the page's <base>.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.htmlBase,
  published: [{ by: "Lighthouse", severity: "does not see <base>", name: "issue 12463" }],
  run: (context) =>
    observeUsable(context, (url, declaration) => {
      const written = asWritten(declaration);
      if (declaration.source !== "html" || !URL.canParse(written, context.page.url)) return null;
      const without = new URL(written, context.page.url).href;
      if (context.comparison.same(url.href, without)) return null;
      return {
        subject: url.href,
        message: `<base> sends the relative canonical ${written} to ${url.href}; without it, it would be ${without}.`,
        evidence: {
          "as written": written,
          "base URL": context.page.base.url,
          resolved: url.href,
          "without <base>": without,
        },
      };
    }),
};

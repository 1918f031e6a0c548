import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const secureCanonicalOnHttpPage: Check = {
  id: "secure-canonical-on-http-page",
  area: "canonical",
  code: "CAN-21",
  title: "https canonical on an http page",
  trigger: "The page was loaded by http and a usable canonical names an https address.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "High", name: "Canonical points to HTTPS version" },
    { by: "Ahrefs", severity: "Notice", name: "Canonical from HTTP to HTTPS" },
  ],
  run: (context) =>
    observeUsable(context, (url) => {
      if (context.pageAddress.protocol !== "http:" || url.protocol !== "https:") return null;
      return {
        subject: url.href,
        message: `The canonical ${url.href} is secure, this page still answers over http; a redirect would say the same more clearly.`,
        evidence: { page: context.page.url, canonical: url.href },
      };
    }),
};

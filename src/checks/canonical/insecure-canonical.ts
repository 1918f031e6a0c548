import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const insecureCanonical: Check = {
  id: "insecure-canonical",
  area: "canonical",
  code: "CAN-20",
  title: "http canonical on an https page",
  trigger: "The page was loaded by https and a usable canonical names an http address.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "Critical", name: "Canonical points to HTTP version" },
    { by: "Ahrefs", severity: "Notice", name: "Canonical from HTTPS to HTTP" },
  ],
  run: (context) =>
    observeUsable(context, (url) => {
      if (context.pageAddress.protocol !== "https:" || url.protocol !== "http:") return null;
      return {
        subject: url.href,
        message: `The page is secure, its canonical is not: ${url.href}; it can make Google choose the http address.`,
        evidence: { page: context.page.url, canonical: url.href },
      };
    }),
};

import type { Check } from "../check";
import { asWritten, observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const doublyEscapedCanonical: Check = {
  id: "doubly-escaped-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Canonical escaped twice",
  trigger:
    "After the HTML parser decoded it, a parameter name of a usable canonical still begins with `amp;`.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.htmlCanonical,
  published: [],
  run: (context) =>
    observeUsable(context, (url, declaration) => {
      const names = [...url.searchParams.keys()].filter((name) => name.startsWith("amp;"));
      if (names.length === 0) return null;
      return {
        subject: url.href,
        message: `The canonical is HTML-escaped twice: it names the parameter ${names.join(", ")}, which this page's address does not mean.`,
        evidence: { "as parsed": asWritten(declaration), parameters: names.join(", ") },
      };
    }),
};

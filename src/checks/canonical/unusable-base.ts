import type { Check } from "../check";
import { REFERENCES } from "../references";

export const unusableBase: Check = {
  id: "unusable-base",
  area: "canonical",
  code: "CAN-36",
  title: "<base href> without effect",
  trigger:
    "The first base href is empty, cannot be parsed, or has a data: or javascript: scheme; a notice where it is empty.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.htmlBase,
  published: [{ by: "Sitebulb", severity: "Low", name: "Base URL malformed or empty" }],
  run: ({ page }) => {
    const written = page.base.elements.find((element) => element.rawHref !== null)?.rawHref ?? null;
    if (written === null) return [];
    const why = whyUnusable(written, page.url);
    if (why === null) return [];
    return [
      {
        // Site builders write an empty one on purpose: it means the page itself.
        severity: written.trim() === "" ? "notice" : "warning",
        subject: page.base.url,
        message: `<base href="${written}"> ${why}; links resolve against ${page.base.url}.`,
        evidence: { "as written": written, "base URL": page.base.url },
      },
    ];
  },
};

/** HTML 4.2.3: a frozen base URL falls back to the document's for these. */
function whyUnusable(written: string, pageUrl: string): string | null {
  if (written.trim() === "") return "is empty";
  if (!URL.canParse(written, pageUrl)) return "is invalid: it cannot be parsed as a URL";
  const { protocol } = new URL(written, pageUrl);
  return protocol === "data:" || protocol === "javascript:"
    ? `has the scheme ${protocol}, which a base may not have`
    : null;
}

import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

/** Semrush's limit; Screaming Frog's default is 115. */
const LIMIT = 200;

export const longLink: Check = {
  id: "long-link",
  area: "url",
  code: "URL-14",
  title: "Long address",
  trigger: "The address of an internal link is longer than 200 characters.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [
    {
      by: "Screaming Frog",
      severity: "Opportunity (third-party score), over 115",
      name: "URL: Over X Characters",
    },
    { by: "Semrush", severity: "Notice, over 200" },
    { by: "squirrelscan", severity: "info, over 75 or 100" },
  ],
  // No search engine grades length below 2,000 characters.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), (url) => url.href.length > LIMIT),
      say: (links, count) => `${links} ${count === 1 ? "is" : "are"} longer than ${LIMIT} characters`,
    }),
};

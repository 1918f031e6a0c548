import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const httpLinkOnHttpsPage: Check = {
  id: "http-link-on-https-page",
  area: "url",
  code: "URL-17",
  title: "http links on an https page",
  trigger: "An internal link of a page loaded by https names an http address.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "High", name: "HTTPS URL links to an HTTP URL" },
    { by: "Ahrefs", severity: "Error", name: "HTTPS page has internal links to HTTP" },
    { by: "Semrush", severity: "Warning" },
    { by: "squirrelscan", severity: "warning" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: (checked, { pageAddress }) =>
        addressIf(
          ownAddress(checked),
          (url) => url.protocol === "http:" && pageAddress.protocol === "https:",
        ),
      say: (links, count) => `${links} of this secure page ${count === 1 ? "leads" : "lead"} to http`,
    }),
};

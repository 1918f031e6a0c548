import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const trackingOnInternalLinks: Check = {
  id: "tracking-on-internal-links",
  area: "url",
  code: "URL-09",
  title: "Tracking parameters on internal links",
  trigger: "An internal link carries a parameter that only tells campaigns apart.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.shopUrls,
  published: [
    { by: "Sitebulb", severity: "Medium", name: "Query string contains tracking parameters" },
    { by: "Screaming Frog", severity: "Low (third-party score)", name: "URL: GA Tracking Parameters" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), () => checked.link.flags.includes("tracking")),
      say: (links, count) =>
        `${links} inside the site ${count === 1 ? "carries" : "carry"} tracking parameters, which make duplicates and overwrite where the visit came from`,
    }),
};

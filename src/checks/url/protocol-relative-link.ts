import type { Check } from "../check";
import { observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const protocolRelativeLink: Check = {
  id: "protocol-relative-link",
  area: "url",
  code: "URL-28",
  title: "Links without scheme",
  trigger: "An internal href begins with `//` or has a scheme but no slashes (`https:page`).",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [{ by: "Screaming Frog", severity: "listed, no grade", name: "Protocol-Relative Outlinks" }],
  // Legal, and without effect on a site that answers over https only.
  default: false,
  run: (context) =>
    observeLinks(context, {
      test: (checked) => {
        const odd = checked.link.flags.some(
          (flag) => flag === "protocol-relative" || flag === "scheme-relative",
        );
        return ownAddress(checked) !== null && odd ? checked.link.rawHref : null;
      },
      say: (links, count) => `${links} ${count === 1 ? "takes" : "take"} the scheme from the page`,
    }),
};

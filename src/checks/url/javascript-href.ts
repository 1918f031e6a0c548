import type { Check } from "../check";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const javascriptHref: Check = {
  id: "javascript-href",
  area: "url",
  code: "URL-23",
  title: "javascript: instead of an address",
  trigger: "An href has the scheme javascript.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.links,
  published: [{ by: "Lighthouse", severity: "fails", name: "crawlable-anchors" }],
  run: (context) =>
    observeLinks(context, {
      test: ({ link }) => (link.scheme === "javascript" ? link.text || link.rawHref : null),
      say: (links, count) =>
        `${links} ${count === 1 ? "runs" : "run"} a script and lead${count === 1 ? "s" : ""} no crawler anywhere`,
    }),
};

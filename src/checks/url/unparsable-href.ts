import type { Check } from "../check";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const unparsableHref: Check = {
  id: "unparsable-href",
  area: "url",
  code: "URL-20",
  title: "Unparsable href",
  trigger: "An href cannot be parsed as a URL.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.urlParser,
  published: [
    { by: "Sitebulb", severity: "High", name: "Has outgoing links with malformed href data" },
    { by: "Semrush", severity: "Error" },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: ({ link }) => (link.reason === "unparsable" ? link.rawHref : null),
      say: (links, count) => `${links} ${count === 1 ? "is" : "are"} invalid and cannot be parsed`,
    }),
};

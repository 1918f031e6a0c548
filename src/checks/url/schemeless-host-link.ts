import type { Check } from "../check";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";
import { namesHost } from "../schemeless-host";

export const schemelessHostLink: Check = {
  id: "schemeless-host-link",
  area: "url",
  code: "URL-20",
  title: "Links with a host but no scheme",
  trigger: "A relative href begins with www. or a host of this site, so that it is read as a path.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.urlWriting,
  published: [
    { by: "Sitebulb", severity: "High", name: "Has outgoing links with malformed href data" },
    { by: "Semrush", severity: "Error" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: ({ link }) => (namesHost(link.rawHref.trim(), context) ? link.rawHref.trim() : null),
      say: (links, count) =>
        `${links} ${count === 1 ? "names" : "name"} a host without a scheme and ${count === 1 ? "leads" : "lead"} to a path of this site`,
    }),
};

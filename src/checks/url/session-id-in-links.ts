import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const sessionIdInLinks: Check = {
  id: "session-id-in-links",
  area: "url",
  code: "URL-10",
  title: "Session ids in links",
  trigger: "An internal link carries a session id in its path or query.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.urlStructure,
  published: [{ by: "Sitebulb", severity: "Medium", name: "Query string contains session ID parameters" }],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), () => checked.link.flags.includes("session-id")),
      say: (links, count) =>
        `${links} ${count === 1 ? "carries" : "carry"} a session id, so that every visitor makes new addresses`,
    }),
};

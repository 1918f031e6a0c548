import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";
import { removedNames } from "../removed-names";

export const sessionIdInCanonical: Check = {
  id: "session-id-in-canonical",
  area: "canonical",
  code: "CAN-23",
  title: "Session id in the canonical",
  trigger: "A usable canonical carries a session id in its path or query.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.urlStructure,
  published: [],
  run: (context) =>
    observeUsable(context, (url) => {
      const names = removedNames(url.href, "session-id");
      if (names.length === 0) return null;
      return {
        subject: url.href,
        message: `The canonical carries the session id ${names.join(", ")}, so every visitor gets another canonical for the same page.`,
        evidence: { canonical: url.href, parameters: names.join(", ") },
      };
    }),
};

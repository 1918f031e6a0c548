import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

/** A whole address as a value brings its own question mark. */
const HOLDS_ADDRESS = /=(?:https?:|\/|%2F)/;

export const secondQuestionMark: Check = {
  id: "second-question-mark",
  area: "url",
  code: "URL-12",
  title: "Second question mark",
  trigger: "The query of an internal link holds another, unescaped question mark followed by a name and `=`.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.shopUrls,
  published: [{ by: "Sitebulb", severity: "Low", name: "Query string contains a question mark" }],
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        addressIf(
          ownAddress(checked),
          (url) => /\?[^=&?]+=/.test(url.search.slice(1)) && !HOLDS_ADDRESS.test(url.search),
        ),
      say: (links, count) =>
        `${links} ${count === 1 ? "has" : "have"} a second question mark; what follows it belongs to the value before`,
    }),
};

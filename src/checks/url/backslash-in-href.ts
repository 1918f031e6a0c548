import type { Check } from "../check";
import { observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const backslashInHref: Check = {
  id: "backslash-in-href",
  area: "url",
  code: "URL-20",
  title: "Backslashes in href",
  trigger:
    "An internal href is written with backslashes, which browsers read as slashes and other readers do not.",
  severity: "notice",
  outcome: "fail",
  reference: REFERENCES.urlWriting,
  published: [{ by: "Semrush", severity: "Error" }],
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        ownAddress(checked) !== null && checked.link.flags.includes("backslash")
          ? checked.link.rawHref
          : null,
      say: (links, count) => `${links} ${count === 1 ? "is" : "are"} written with backslashes`,
    }),
};

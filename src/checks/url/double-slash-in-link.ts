import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

/** An address inside the path is no slip: archives and proxies write them so. */
const HOLDS_ADDRESS = /https?:\/\//;

export const doubleSlashInLink: Check = {
  id: "double-slash-in-link",
  area: "url",
  code: "URL-05",
  title: "Empty path segments",
  trigger: "The path of an internal link holds two slashes in a row.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.urlStructure,
  published: [
    { by: "Screaming Frog", severity: "Issue, Low (third-party score)", name: "URL: Multiple Slashes" },
    { by: "Sitebulb", severity: "Low", name: "URL contains a double slash" },
    { by: "Ahrefs", severity: "Error", name: "Double slash in URL" },
    { by: "Lumar", severity: "Low" },
    { by: "SEOnaut", severity: "2 of 3" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: (checked) =>
        addressIf(
          ownAddress(checked),
          (url) => url.pathname.includes("//") && !HOLDS_ADDRESS.test(url.pathname),
        ),
      say: (links, count) =>
        `${links} ${count === 1 ? "has" : "have"} an empty path segment, which most servers answer like the clean address`,
    }),
};

import type { ReportLink } from "../../model/link";
import type { Check } from "../check";
import type { LinkAddress } from "../link-address";
import { observeLinks } from "../observe-links";
import { REFERENCES } from "../references";

export const fileLink: Check = {
  id: "file-link",
  area: "url",
  code: "URL-19",
  title: "Links to a local file",
  trigger:
    "A link has the scheme file:, a drive letter as its scheme, or is a UNC path to a single-label host.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.links,
  published: [
    {
      by: "Sitebulb",
      severity: "Critical",
      name: "Has link with a URL referencing a local or UNC file path",
    },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: (context) =>
    observeLinks(context, {
      test: ({ link, address }) => (isFile(link, address) ? link.rawHref.trim() : null),
      say: (links, count) =>
        `${links} ${count === 1 ? "leads" : "lead"} to a file on the author's machine or network`,
    }),
};

/** `file:…`, `c:\\docs\\a.pdf` (a scheme of one letter), `\\\\server\\share` where the server's name has no dot. */
function isFile(link: ReportLink, address: LinkAddress | null): boolean {
  if (link.scheme === "file" || link.scheme?.length === 1) return true;
  return link.rawHref.trim().startsWith("\\\\") && address?.hostname.includes(".") === false;
}

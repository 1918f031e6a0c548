import type { Check } from "../check";
import { addressIf, observeLinks, ownAddress } from "../observe-links";
import { REFERENCES } from "../references";

export const repeatedParameter: Check = {
  id: "repeated-parameter",
  area: "url",
  code: "URL-11",
  title: "Repeated parameter",
  trigger: "An internal link names a parameter twice, other than one written as a list (name[]).",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.shopUrls,
  published: [{ by: "Sitebulb", severity: "Low", name: "Query string contains repetitive parameters" }],
  run: (context) =>
    observeLinks(context, {
      test: (checked) => addressIf(ownAddress(checked), (url) => repeatsName(url.search)),
      say: (links, count) =>
        `${links} ${count === 1 ? "names" : "name"} a parameter twice, of which a server may read only one`,
    }),
};

/** `?a=1&a=2` -> true; `?a[]=1&a[]=2` -> false. Names are compared decoded. */
function repeatsName(search: string): boolean {
  if (!search.includes("&")) return false;
  const seen = new Set<string>();
  for (const parameter of search.slice(1).split("&")) {
    const written = parameter.split("=", 1)[0] as string;
    // What has no escapes needs no decoding, and decoding costs more than all the rest.
    const name = /[%+]/.test(written) ? decodedName(written) : written;
    if (name === "" || name.endsWith("]")) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

const decodedName = (written: string): string => [...new URLSearchParams(written).keys()][0] ?? "";

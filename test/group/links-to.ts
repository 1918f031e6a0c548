import { createCanonicalizer } from "../../src/canonicalize";
import type { ReportLink } from "../../src/model/link";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";

/** Accepted links to these URLs, as the report has them; rejected where they have no key. */
export function linksTo(urls: readonly string[], policy: Policy = DEFAULT_POLICY): ReportLink[] {
  const canonicalizer = createCanonicalizer(policy);
  return urls.map((url, index) => {
    const written = {
      index,
      element: "a",
      rawHref: url,
      text: "",
      textSource: "none",
      rel: [],
      place: "content",
      flags: [],
    } as const;
    const result = canonicalizer(url);
    if (!result.ok) return { ...written, outcome: "rejected", reason: result.reason, url: null, rules: [] };
    return { ...written, outcome: "accepted", url, key: result.key, rules: result.rules };
  });
}

import type { ReportLink } from "../model/link";
import type { Canonicalization } from "../model/rule";
import type { SnapshotLink } from "../model/snapshot";
import type { createResolver } from "../resolve";

export interface LinkRules {
  readonly resolve: ReturnType<typeof createResolver>;
  readonly canonicalize: (url: string) => Canonicalization;
}

/** Keys of cut hrefs carry length and hash, so that only equal prefixes of equal links fall together. */
const cutKey = (key: string, cut: NonNullable<SnapshotLink["truncated"]>): string =>
  `${key}#cut:${cut.length}:${cut.hash}`;

/** One link of the snapshot -> its outcome, and its key where it has one. */
export function reportLink(link: SnapshotLink, index: number, rules: LinkRules): ReportLink {
  const { truncated, inShadowRoot, browserHref: _, ...asWritten } = link;
  const resolution = rules.resolve(link.rawHref, link.browserHref);
  const flags = [...resolution.flags];
  if (truncated !== null) flags.push("truncated");
  if (inShadowRoot) flags.push("in-shadow-root");
  const base = { index, ...asWritten, ...resolution, flags };
  if (resolution.outcome !== "accepted" || resolution.url === null) return { ...base, rules: [] };
  const keyed = rules.canonicalize(resolution.url);
  if (!keyed.ok) return { ...base, outcome: "rejected", reason: "unparsable", url: null, rules: [] };
  for (const { rule } of keyed.rules) {
    if (rule === "session-id") flags.push("session-id");
    if (rule === "tracking-parameter") flags.push("tracking");
  }
  return {
    ...base,
    key: truncated === null ? keyed.key : cutKey(keyed.key, truncated),
    rules: keyed.rules,
  };
}

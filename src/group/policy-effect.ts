import { createCanonicalizer } from "../canonicalize";
import type { ReportLink } from "../model/link";
import type { Policy } from "../model/policy";

/** One URL of the page, as it is keyed now. */
export interface KeyedUrl {
  readonly url: string;
  readonly key: string;
  /** What the key has beyond the canonicalised URL: length and hash of an href that was cut. */
  readonly cut: string;
}

/** So many pages become so many. */
export interface Regrouping {
  readonly from: number;
  readonly into: number;
}

/** What another policy would do to the pages of a report. */
export interface PolicyEffect {
  readonly merging: Regrouping;
  readonly splitting: Regrouping;
  /** A key of this page as it is now and as it would be; null where none changes. */
  readonly example: { readonly before: string; readonly after: string } | null;
}

/** Every URL that has a key, once; the audited page's own among them. */
export function keyedUrls(links: readonly ReportLink[], pageUrl: string, policy: Policy): KeyedUrl[] {
  const urls: KeyedUrl[] = [];
  const seen = new Set<string>();
  const add = (url: string, key: string, cut: string) => {
    if (seen.size === seen.add(url + cut).size) return;
    urls.push({ url, key, cut });
  };
  const page = createCanonicalizer(policy)(pageUrl);
  if (page.ok) add(pageUrl, page.key, "");
  for (const { outcome, url, key, flags } of links) {
    if (outcome !== "accepted" || url === null || key === undefined) continue;
    add(url, key, flags.includes("truncated") ? key.slice(key.lastIndexOf("#cut:")) : "");
  }
  return urls;
}

type Ends = Map<string, string | Set<string>>;

function addEnd(ends: Ends, from: string, to: string): void {
  const known = ends.get(from);
  if (known === undefined) ends.set(from, to);
  else if (typeof known !== "string") known.add(to);
  else if (known !== to) ends.set(from, new Set([known, to]));
}

/** How many keys have several ends, and how many ends those have. */
function several(ends: Ends): { readonly keys: number; readonly ends: number } {
  const sets = [...ends.values()].filter((end) => typeof end !== "string");
  return { keys: sets.length, ends: sets.reduce((sum, { size }) => sum + size, 0) };
}

/**
 * Counts what another policy would merge and split, a URL at a time, so that a long
 * page can be counted in slices.
 * keys `/p`, `/p/` under a policy with `trailingSlash` -> merging 2 into 1
 */
export function createEffectCounter(policy: Policy): { add(keyed: KeyedUrl): void; result(): PolicyEffect } {
  const canonicalize = createCanonicalizer(policy);
  const next: Ends = new Map();
  const before: Ends = new Map();
  let example: PolicyEffect["example"] = null;
  let isPlain = false;
  return {
    add({ url, key, cut }) {
      const result = canonicalize(url);
      const then = result.ok ? result.key + cut : key;
      addEnd(next, key, then);
      addEnd(before, then, key);
      if (then === key || isPlain) return;
      // An address that one of the two keys leaves as it is shows this rule and no other.
      isPlain = key === url || then === url;
      if (example === null || isPlain) example = { before: key, after: then };
    },
    result() {
      const split = several(next);
      const merged = several(before);
      return {
        merging: { from: merged.ends, into: merged.keys },
        splitting: { from: split.keys, into: split.ends },
        example,
      };
    },
  };
}

import { createCanonicalizer } from "../canonicalize";
import type { ReportLink } from "../model/link";
import type { Policy } from "../model/policy";
import type { SuspectedDuplicate } from "../model/report";
import { withoutEmptyParameters } from "./empty-parameter";
import { entry } from "./entry";

type SuspectRule = SuspectedDuplicate["rule"];

/** A rule that is off, as a function from a key to the key it would give. */
interface Suspicion {
  readonly rule: SuspectRule;
  readonly merge: (key: string) => string;
}

/**
 * Keys that would be one if a rule that is off were on, by rule; each rule for itself,
 * largest first. Nothing is merged by it.
 * keys `/p`, `/p/` -> `{ rule: "trailing-slash", keys: ["/p", "/p/"] }`
 */
export function suspectDuplicates(
  links: readonly ReportLink[],
  pageUrl: string,
  policy: Policy,
): SuspectedDuplicate[] {
  const keys = distinctKeys(links, pageUrl, policy);
  return suspicions(policy).flatMap(({ rule, merge }) => {
    const merged = new Map<string, string[]>();
    for (const key of keys) {
      entry(merged, merge(key), () => [] as string[]).push(key);
    }
    const several = [...merged.values()].filter((others) => others.length > 1);
    return several.sort((a, b) => b.length - a.length).map((group) => ({ rule, keys: group }));
  });
}

function distinctKeys(links: readonly ReportLink[], pageUrl: string, policy: Policy): ReadonlySet<string> {
  const keys = new Set<string>();
  const page = createCanonicalizer(policy)(pageUrl);
  if (page.ok) keys.add(page.key);
  for (const { outcome, key } of links) {
    if (outcome === "accepted" && key !== undefined) keys.add(key);
  }
  return keys;
}

function suspicions(policy: Policy): Suspicion[] {
  const off: readonly [boolean, SuspectRule, Partial<Policy>][] = [
    [policy.session, "session-id", { session: true }],
    [policy.tracking, "tracking-parameter", { tracking: true }],
    [policy.recodeQuery, "query-form", { recodeQuery: true }],
    [policy.sortQuery !== "off", "parameter-order", { sortQuery: "name-value" }],
    [policy.sortQuery !== "name", "repeated-parameter-order", { sortQuery: "name-value" }],
    [policy.https, "https", { https: true }],
    [policy.www, "www", { www: true }],
    [policy.doubleSlash, "double-slash", { doubleSlash: true }],
    [policy.directoryIndex, "directory-index", { directoryIndex: true }],
    [policy.trailingSlash, "trailing-slash", { trailingSlash: true }],
    [policy.pathCase, "path-case", { pathCase: true }],
  ];
  const found = off
    .filter(([settled]) => !settled)
    .map(([, rule, change]) => ({ rule, merge: merging({ ...policy, ...change }) }));
  return [...found, { rule: "empty-parameter", merge: withoutEmptyParameters }];
}

function merging(policy: Policy): (key: string) => string {
  const canonicalizer = createCanonicalizer(policy);
  return (key) => {
    const result = canonicalizer(key);
    return result.ok ? result.key : key;
  };
}

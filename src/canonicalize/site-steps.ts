import type { Policy } from "../model/policy";
import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";
import type { OriginStep } from "./step";
import { directoryIndex } from "./steps/directory-index";
import { doubleSlash } from "./steps/double-slash";
import { https } from "./steps/https";
import { pathCase } from "./steps/path-case";
import { trailingSlash } from "./steps/trailing-slash";
import { www } from "./steps/www";

/** A rule that takes something off the end of a path: answers where the path ends then. */
export type PathEnd = (path: string, end: number) => number;

/** The steps over scheme and host that a policy has on, in order. */
export function originSteps(policy: Policy): readonly OriginStep[] {
  const steps: OriginStep[] = [];
  if (policy.https) steps.push(https);
  if (policy.www) steps.push(www);
  return steps;
}

/**
 * Compiles the rules over the path that a policy has on, in order; null without any.
 * `/A//b/index.html` -> `/a/b` with all of them
 */
export function compilePathRules(policy: Policy): ((parts: UrlParts, rules: AppliedRule[]) => void) | null {
  const ends: [AppliedRule, PathEnd][] = [];
  if (policy.directoryIndex) ends.push([{ rule: "directory-index" }, directoryIndex(policy.indexNames)]);
  if (policy.trailingSlash) ends.push([{ rule: "trailing-slash" }, trailingSlash]);
  if (!policy.doubleSlash && !policy.pathCase && ends.length === 0) return null;
  return (parts, rules) => {
    const collapsed = policy.doubleSlash ? doubleSlash(parts) : null;
    if (collapsed !== null) rules.push(collapsed);
    cutEnd(parts, ends, rules);
    const lowered = policy.pathCase ? pathCase(parts) : null;
    if (lowered !== null) rules.push(lowered);
  };
}

/**
 * Cuts the end until no rule cuts more: `/index.html/index.html` ends at `/` where
 * index files and slashes both go.
 */
function cutEnd(parts: UrlParts, ends: readonly [AppliedRule, PathEnd][], rules: AppliedRule[]): void {
  const { path } = parts;
  const applied = new Set<AppliedRule>();
  let end = path.length;
  let before: number;
  do {
    before = end;
    for (const [rule, cut] of ends) {
      const next = cut(path, end);
      if (next < end) applied.add(rule);
      end = next;
    }
  } while (end < before);
  parts.path = path.slice(0, end);
  // In the order of the rules, not of the cuts.
  for (const [rule] of ends) if (applied.has(rule)) rules.push(rule);
}

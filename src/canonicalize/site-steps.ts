import type { Policy } from "../model/policy";
import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";
import type { OriginStep, Step } from "./step";
import { directoryIndex } from "./steps/directory-index";
import { doubleSlash } from "./steps/double-slash";
import { https } from "./steps/https";
import { pathCase } from "./steps/path-case";
import { trailingSlash } from "./steps/trailing-slash";
import { www } from "./steps/www";

/** The steps over scheme and host that a policy has on, in order. */
export function originSteps(policy: Policy): readonly OriginStep[] {
  const steps: OriginStep[] = [];
  if (policy.https) steps.push(https);
  if (policy.www) steps.push(www);
  return steps;
}

/** The steps over the path that a policy has on, in order. */
export function pathSteps(policy: Policy): readonly Step[] {
  const steps: Step[] = [];
  if (policy.doubleSlash) steps.push(doubleSlash);
  if (policy.directoryIndex) steps.push(directoryIndex(policy.indexNames));
  if (policy.trailingSlash) steps.push(trailingSlash);
  if (policy.pathCase) steps.push(pathCase);
  return steps;
}

/**
 * Runs steps until none changes anything, and names each rule once:
 * `/index.html/index.html` ends at `/` where index files and slashes both go.
 */
export function runUntilSettled(steps: readonly Step[], parts: UrlParts, rules: AppliedRule[]): void {
  const before = rules.length;
  let changed = steps.length > 0;
  while (changed) {
    changed = false;
    for (const step of steps) {
      const applied = step(parts);
      if (applied === null) continue;
      changed = true;
      if (rules.indexOf(applied, before) === -1) rules.push(applied);
    }
  }
}

import type { Policy } from "../model/policy";
import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";
import type { Step } from "./step";
import { directoryIndex } from "./steps/directory-index";
import { doubleSlash } from "./steps/double-slash";
import { https } from "./steps/https";
import { parameterOrder } from "./steps/parameter-order";
import { pathCase } from "./steps/path-case";
import { queryForm } from "./steps/query-form";
import { trailingSlash } from "./steps/trailing-slash";
import { www } from "./steps/www";

/** The steps over the query that a policy has on, in order. */
export function querySteps(policy: Policy): readonly Step[] {
  const steps: Step[] = [];
  if (policy.recodeQuery) steps.push(queryForm);
  if (policy.sortQuery !== "off") steps.push(parameterOrder(policy.sortQuery));
  return steps;
}

/** The steps over scheme, host and path that a policy has on, in order. */
export function siteSteps(policy: Policy): readonly Step[] {
  const steps: Step[] = [];
  if (policy.https) steps.push(https);
  if (policy.www) steps.push(www);
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

import type { Policy } from "../model/policy";
import type { AppliedRule, Canonicalization } from "../model/rule";
import { isDisputedHost, joinOrigin, splitOrigin } from "./origin";
import { compileParameters } from "./parameters";
import { joinUrl, splitUrl, type UrlParts } from "./parts";
import { type Scan, WORK } from "./scan";
import { compilePathRules, originSteps } from "./site-steps";
import { fragmentStep, runTextSteps, STANDARD_ORIGIN_STEPS } from "./standard-steps";
import { runSteps } from "./step";

const URL_PARSE: AppliedRule = { rule: "url-parse" };
const UNPARSABLE: Canonicalization = { ok: false, reason: "unparsable" };
const PARAMETER_WORK = WORK.query | WORK.pathParameter;

export interface CompiledRules {
  /** Every rule of the policy over a serialised URL. */
  readonly run: (href: string, scan: Scan, asWritten: boolean) => Canonicalization;
  /** Whether a rule may change a URL in which a scan finds no work. */
  readonly worksOnAll: boolean;
}

/** Compiles the rules of a policy, in the order of model/rule.ts. */
export function compileRules(policy: Policy): CompiledRules {
  const dropFragment = fragmentStep(policy);
  const rewriteParameters = compileParameters(policy);
  const runSiteRules = compileSiteRules(policy);
  const run: CompiledRules["run"] = (href, scan, asWritten) => {
    const rules: AppliedRule[] = asWritten ? [] : [URL_PARSE];
    const parts = splitUrl(href, scan);
    if (parts.fragment !== null) add(dropFragment(parts), rules);
    if ((scan.work & WORK.origin) !== 0 && !cleanOrigin(parts, rules)) return UNPARSABLE;
    runTextSteps(parts, scan.work, policy.recodeQuery, rules);
    if ((scan.work & PARAMETER_WORK) !== 0) rewriteParameters(parts, href, scan, rules);
    if (runSiteRules !== null) runSiteRules(parts, rules);
    return { ok: true, key: rules.length === 0 ? href : joinUrl(parts), rules };
  };
  return { run, worksOnAll: runSiteRules !== null || policy.hashRoutes };
}

function add(applied: AppliedRule | null, rules: AppliedRule[]): void {
  if (applied !== null) rules.push(applied);
}

/** Runs the standard rules for the origin; false where engines disagree that its host is one. */
function cleanOrigin(parts: UrlParts, rules: AppliedRule[]): boolean {
  const origin = splitOrigin(parts.origin);
  if (isDisputedHost(origin.host)) return false;
  runSteps(STANDARD_ORIGIN_STEPS, origin, rules);
  parts.origin = joinOrigin(origin);
  return true;
}

function compileSiteRules(policy: Policy): ((parts: UrlParts, rules: AppliedRule[]) => void) | null {
  const forOrigin = originSteps(policy);
  const runPathRules = compilePathRules(policy);
  if (forOrigin.length === 0) return runPathRules;
  return (parts, rules) => {
    const origin = splitOrigin(parts.origin);
    runSteps(forOrigin, origin, rules);
    parts.origin = joinOrigin(origin);
    if (runPathRules !== null) runPathRules(parts, rules);
  };
}

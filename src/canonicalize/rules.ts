import type { Policy } from "../model/policy";
import type { AppliedRule, Canonicalization } from "../model/rule";
import { joinOrigin, splitOrigin } from "./origin";
import { compileParameters } from "./parameters";
import { joinUrl, splitUrl, type UrlParts } from "./parts";
import { type Scan, WORK } from "./scan";
import { originSteps, pathSteps, runUntilSettled } from "./site-steps";
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
  const siteOrigin = originSteps(policy);
  const sitePath = pathSteps(policy);
  const hasSite = siteOrigin.length > 0 || sitePath.length > 0;
  const run: CompiledRules["run"] = (href, scan, asWritten) => {
    const rules: AppliedRule[] = asWritten ? [] : [URL_PARSE];
    const parts = splitUrl(href, scan);
    const dropped = dropFragment(parts);
    if (dropped !== null) rules.push(dropped);
    if ((scan.work & WORK.origin) !== 0 && !cleanOrigin(parts, rules)) return UNPARSABLE;
    runTextSteps(parts, scan.work, rules);
    if ((scan.work & PARAMETER_WORK) !== 0) rewriteParameters(parts, href, scan, rules);
    if (hasSite) {
      const origin = splitOrigin(parts.origin);
      runSteps(siteOrigin, origin, rules);
      parts.origin = joinOrigin(origin);
      runUntilSettled(sitePath, parts, rules);
    }
    return { ok: true, key: rules.length === 0 ? href : joinUrl(parts), rules };
  };
  return { run, worksOnAll: hasSite || policy.hashRoutes };
}

/** Runs the standard rules for the origin; false where its host is one that only Chromium accepts. */
function cleanOrigin(parts: UrlParts, rules: AppliedRule[]): boolean {
  const origin = splitOrigin(parts.origin);
  if (origin.host.includes("%")) return false;
  runSteps(STANDARD_ORIGIN_STEPS, origin, rules);
  parts.origin = joinOrigin(origin);
  return true;
}

import type { Policy } from "../model/policy";
import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";
import { WORK } from "./scan";
import type { OriginStep, Step } from "./step";
import { emptyQuery } from "./steps/empty-query";
import { escapeCase } from "./steps/escape-case";
import { forbiddenCharacters } from "./steps/forbidden-characters";
import { fragment, fragmentButRoutes } from "./steps/fragment";
import { trailingDot } from "./steps/trailing-dot";
import { unreservedEscapes } from "./steps/unreserved-escapes";
import { userinfo } from "./steps/userinfo";

/** The standard steps over scheme, userinfo, host and port, in order. */
export const STANDARD_ORIGIN_STEPS: readonly OriginStep[] = [userinfo, trailingDot];

/** The step over the fragment, by policy. */
export function fragmentStep(policy: Policy): Step {
  return policy.hashRoutes ? fragmentButRoutes : fragment;
}

/** Runs the standard steps over path and query, in order, where a scan found work for them. */
export function runTextSteps(parts: UrlParts, work: number, rules: AppliedRule[]): void {
  run(emptyQuery, parts, rules);
  // The scan ends before the fragment: one that stays is looked at by every step.
  const stays = parts.fragment !== null;
  if (stays || work & WORK.lowerCaseEscape) run(escapeCase, parts, rules);
  if (stays || work & WORK.unreservedEscape) run(unreservedEscapes, parts, rules);
  if (stays || work & WORK.forbiddenCharacter) run(forbiddenCharacters, parts, rules);
}

function run(step: Step, parts: UrlParts, rules: AppliedRule[]): void {
  const applied = step(parts);
  if (applied !== null) rules.push(applied);
}

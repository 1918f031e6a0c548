import type { Policy } from "../model/policy";
import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";
import { IN_QUERY, WORK } from "./scan";
import type { OriginStep, Step } from "./step";
import { emptyQuery } from "./steps/empty-query";
import { escapeCase } from "./steps/escape-case";
import { forbiddenInPath, forbiddenInQuery } from "./steps/forbidden-characters";
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

type Rewrite = (text: string) => string;

interface TextStep {
  readonly applied: AppliedRule;
  readonly inPath: Rewrite;
  readonly inQuery: Rewrite;
  /** Bits of the work it is for, in the path and in the query. */
  readonly path: number;
  readonly query: number;
}

const TEXT_STEPS: readonly TextStep[] = [
  textStep("escape-case", WORK.lowerCaseEscape, escapeCase, escapeCase),
  textStep("unreserved-escapes", WORK.unreservedEscape, unreservedEscapes, unreservedEscapes),
  textStep("forbidden-characters", WORK.forbiddenCharacter, forbiddenInPath, forbiddenInQuery),
];
const ANY_WORK = TEXT_STEPS.reduce((bits, { path, query }) => bits | path | query, 0);

/**
 * Runs the standard steps over the empty query, escapes and characters, in order, where a scan found
 * work for them. With `recodesQuery` the query is only told of: writing it as form
 * bytes does the same and more.
 */
export function runTextSteps(
  parts: UrlParts,
  work: number,
  recodesQuery: boolean,
  rules: AppliedRule[],
): void {
  const dropped = parts.query === "" ? emptyQuery(parts) : null;
  if (dropped !== null) rules.push(dropped);
  if ((work & ANY_WORK) === 0 && parts.fragment === null) return;
  for (const rule of TEXT_STEPS) {
    const before = parts.path;
    const { query, fragment } = parts;
    if (work & rule.path) parts.path = rule.inPath(parts.path);
    if (work & rule.query && query !== null && !recodesQuery) parts.query = rule.inQuery(query);
    // The scan ends before the fragment: one that stays is looked at by every rule.
    if (fragment !== null) parts.fragment = rule.inQuery(fragment);
    const told = recodesQuery && (work & rule.query) !== 0;
    const changed = parts.path !== before || parts.query !== query || parts.fragment !== fragment;
    if (told || changed) rules.push(rule.applied);
  }
}

function textStep(rule: AppliedRule["rule"], work: number, inPath: Rewrite, inQuery: Rewrite): TextStep {
  return { applied: { rule }, inPath, inQuery, path: work, query: work << IN_QUERY };
}

import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";
import { IN_QUERY, WORK } from "./scan";
import { escapeCase } from "./steps/escape-case";
import { forbiddenInPath, forbiddenInQuery } from "./steps/forbidden-characters";
import { unreservedEscapes } from "./steps/unreserved-escapes";

type Rewrite = (text: string) => string;

interface TextRule {
  readonly applied: AppliedRule;
  readonly inPath: Rewrite;
  readonly inQuery: Rewrite;
  /** Bits of the work it is for, in the path and in the query. */
  readonly path: number;
  readonly query: number;
}

const TEXT_RULES: readonly TextRule[] = [
  textRule("escape-case", WORK.lowerCaseEscape, escapeCase, escapeCase),
  textRule("unreserved-escapes", WORK.unreservedEscape, unreservedEscapes, unreservedEscapes),
  textRule("forbidden-characters", WORK.forbiddenCharacter, forbiddenInPath, forbiddenInQuery),
];
const ANY_WORK = TEXT_RULES.reduce((bits, { path, query }) => bits | path | query, 0);

/**
 * Runs the standard rules over escapes and characters, in order, where a scan found
 * work for them. With `recodesQuery` the query is only told of: writing it as form
 * bytes does the same and more.
 */
export function runTextRules(
  parts: UrlParts,
  work: number,
  recodesQuery: boolean,
  rules: AppliedRule[],
): void {
  if ((work & ANY_WORK) === 0 && parts.fragment === null) return;
  for (const rule of TEXT_RULES) {
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

function textRule(rule: AppliedRule["rule"], work: number, inPath: Rewrite, inQuery: Rewrite): TextRule {
  return { applied: { rule }, inPath, inQuery, path: work, query: work << IN_QUERY };
}

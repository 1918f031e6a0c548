import type { GroupUrl } from "../model/report";
import type { AppliedRule, RuleId } from "../model/rule";
import { carriedParameters } from "./carried-parameters";
import { fragmentOf } from "./page-identity";
import { RULE_WORDS } from "./rule-words";

type Member = Pick<GroupUrl, "url" | "rules">;

/** More names than this would bury the sentence. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

/**
 * Why the members are one page, in plain words: the rules whose work differs between
 * them.
 * `/p`, `/p?utm_source=x#top` -> `same page: tracking parameter utm_source, fragment`
 */
export function groupReason(members: readonly Member[]): string {
  const parts = reasons(members, differs);
  // Nothing differs but the places where the same rules worked.
  const all = parts.length > 0 ? parts : reasons(members, () => true);
  return `same page: ${all.join(", ")}`;
}

type Differs = (members: readonly Member[], rule: RuleId) => boolean;

function reasons(members: readonly Member[], isReason: Differs): string[] {
  const applied = new Set(members.flatMap(({ rules }) => rules.map(({ rule }) => rule)));
  const parts: string[] = [];
  for (const [rule, words] of RULE_WORDS) {
    if (!applied.has(rule)) continue;
    const names = removedNames(members, rule);
    if (names.size > 0) {
      const differing = isReason === differs ? differingNames(members, names) : [...names];
      if (differing.length > 0) parts.push(withNames(words, differing));
    } else if (isReason(members, rule)) parts.push(words);
  }
  return parts;
}

function differs(members: readonly Member[], rule: RuleId): boolean {
  if (rule === "fragment") return new Set(members.map(({ url }) => fragmentOf(url))).size > 1;
  return members.some(({ rules }) => !hasRule(rules, rule));
}

function hasRule(rules: readonly AppliedRule[], rule: RuleId): boolean {
  return rules.some((applied) => applied.rule === rule);
}

function removedNames(members: readonly Member[], rule: RuleId): Set<string> {
  const names = new Set<string>();
  for (const { rules } of members) {
    for (const applied of rules) {
      if (applied.rule === rule) for (const name of applied.removed ?? []) names.add(name);
    }
  }
  return names;
}

function differingNames(members: readonly Member[], names: ReadonlySet<string>): string[] {
  const carried = members.map(({ url }) => carriedParameters(url));
  const first = carried[0];
  return [...names].filter((name) => carried.some((other) => other.get(name) !== first?.get(name)));
}

function withNames(words: string, names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
  if (names.length > MOST_NAMES) shown.push(`${names.length - MOST_NAMES} more`);
  const last = shown.pop() ?? "";
  if (shown.length === 0) return `${words} ${last}`;
  return `${words.replace(/^parameter|(parameter|id)$/, "$&s")} ${shown.join(", ")} and ${last}`;
}

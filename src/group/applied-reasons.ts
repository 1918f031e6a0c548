import type { GroupUrl } from "../model/group";
import type { AppliedRule, RuleId } from "../model/rule";
import { carriedParameters } from "./carried-parameters";
import { fragmentOf } from "./page-identity";
import { RULE_WORDS } from "./rule-words";

type Member = Pick<GroupUrl, "url" | "rules">;

/**
 * Why the members are one page: the rules whose work differs between them, with the
 * names of what they removed, in the order a reader wants them.
 * `/p`, `/p?utm_source=x#top` -> tracking-parameter with utm_source, fragment
 */
export function appliedReasons(members: readonly Member[]): readonly AppliedRule[] {
  const found = reasons(members, differs);
  // Nothing differs but the places where the same rules worked.
  return found.length > 0 ? found : reasons(members, () => true);
}

type Differs = (members: readonly Member[], rule: RuleId) => boolean;

function reasons(members: readonly Member[], isReason: Differs): AppliedRule[] {
  const applied = new Set(members.flatMap(({ rules }) => rules.map(({ rule }) => rule)));
  const found: AppliedRule[] = [];
  for (const rule of RULE_WORDS.keys()) {
    if (!applied.has(rule)) continue;
    const names = removedNames(members, rule);
    if (names.size > 0) {
      const removed = isReason === differs ? differingNames(members, names) : [...names];
      if (removed.length > 0) found.push({ rule, removed });
    } else if (isReason(members, rule)) found.push({ rule });
  }
  return found;
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

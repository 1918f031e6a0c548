import type { AppliedRule, RuleId } from "../model/rule";

/** The rules that take a parameter out of the key, in the order they are asked. */
export type RemovalRule = Extract<
  RuleId,
  "session-id" | "tracking-parameter" | "dropped-parameter" | "not-allowlisted-parameter"
>;

const ORDER: readonly RemovalRule[] = [
  "session-id",
  "tracking-parameter",
  "dropped-parameter",
  "not-allowlisted-parameter",
];

/** The names taken out of one URL, by the rule that did it. */
export type RemovedNames = [by: RemovalRule, name: string][];

/**
 * Adds the rules that removed something, in order, each name once.
 * `[["tracking-parameter", "gclid"], ["session-id", "sid"]]` -> session-id, tracking-parameter
 */
export function tellRemoved(removed: RemovedNames, rules: AppliedRule[]): void {
  const first = removed[0];
  if (first === undefined) return;
  if (removed.length === 1) {
    rules.push({ rule: first[0], removed: [first[1]] });
    return;
  }
  for (const rule of ORDER) {
    let names: Set<string> | null = null;
    for (const [by, name] of removed) {
      if (by !== rule) continue;
      names ??= new Set();
      names.add(name);
    }
    if (names !== null) rules.push({ rule, removed: [...names] });
  }
}

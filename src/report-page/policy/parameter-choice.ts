import type { Policy } from "../../model/policy";

/** The lists a parameter can stand in. */
export const PARAMETER_LISTS = ["keep", "drop", "keepOnly"] as const;

export type ParameterList = (typeof PARAMETER_LISTS)[number];

const without = (names: readonly string[], name: string): readonly string[] =>
  names.filter((one) => one.toLowerCase() !== name.toLowerCase());

/** Whether the policy names this parameter in a list; patterns are not looked at. */
export function isListed(policy: Policy, list: ParameterList, name: string): boolean {
  return (policy[list] ?? []).some((one) => one.toLowerCase() === name.toLowerCase());
}

/** `*` means any run of characters, and an escape of no character has no name. */
export const canBeListed = (name: string): boolean => name !== "" && !/[*\uFFFD]/.test(name);

/**
 * Puts a parameter into a list, or takes it out of it. What is kept is not dropped, and
 * the other way round; an allowlist that lost its last name is none.
 * `(DEFAULT_POLICY, "drop", "ref")` -> `drop: ["ref"]`; again -> `drop: []`
 */
export function toggleListed(policy: Policy, list: ParameterList, name: string): Policy {
  const names = policy[list] ?? [];
  if (isListed(policy, list, name)) {
    const left = without(names, name);
    return { ...policy, [list]: list === "keepOnly" && left.length === 0 ? null : left };
  }
  const changed = { ...policy, [list]: [...names, name] };
  if (list === "keep") return { ...changed, drop: without(policy.drop, name) };
  if (list === "drop") return { ...changed, keep: without(policy.keep, name) };
  return changed;
}

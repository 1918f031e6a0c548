import type { Policy } from "../model/policy";
import type { AppliedRule } from "../model/rule";
import { formText } from "./form-text";
import { compileNames, matchedName } from "./name-pattern";
import type { UrlParts } from "./parts";
import { compileRemoval, holds, type Judgement, KEPT, type RemovalRule, rememberJudgements } from "./removal";
import { removePathSession } from "./steps/session-id";

/** Names taken out, by the rule that did it. */
type Removed = Map<RemovalRule, Set<string>>;

const REMOVALS: readonly RemovalRule[] = [
  "session-id",
  "tracking-parameter",
  "dropped-parameter",
  "not-allowlisted-parameter",
];

/**
 * Compiles the rules that take parameters out of path and query; the function
 * answers the rules that did, with the names.
 * `/p;jsessionid=1?utm_source=x&a=1` -> `/p?a=1`
 */
export function compileParameterRemoval(policy: Policy): (parts: UrlParts) => readonly AppliedRule[] {
  const judge = rememberJudgements(compileRemoval(policy));
  const isSession = compileNames(policy.session ? policy.sessionNames : []);
  const isKept = compileNames(policy.keep);
  const isPathSession = (name: string) => isSession(name) && !isKept(name);
  const isTouched = (parameter: string) => judge(rawName(parameter)) !== KEPT;
  return (parts) => {
    const removed: Removed = new Map();
    parts.path = removePathSession(parts.path, isPathSession, (name) => add(removed, "session-id", name));
    const parameters = parts.query?.split("&");
    if (parameters?.some(isTouched)) removeFromQuery(parts, parameters, judge, removed);
    return removed.size === 0 ? [] : applied(removed);
  };
}

function removeFromQuery(
  parts: UrlParts,
  parameters: readonly string[],
  judge: (rawName: string) => Judgement,
  removed: Removed,
): void {
  const hasName = nameLookup(parameters);
  const kept = parameters.filter((parameter) => {
    // An empty pair has no name to remove it by.
    if (parameter === "") return true;
    const name = rawName(parameter);
    const { condition, rule } = judge(name);
    const value = parameter.slice(name.length + 1);
    const removing =
      condition !== null && holds(condition, parts.host, value, hasName) ? condition.rule : rule;
    if (removing !== null) add(removed, removing, formText(name));
    return removing === null;
  });
  const query = kept.join("&");
  parts.query = query === "" ? null : query;
}

function applied(removed: Removed): AppliedRule[] {
  const rules: AppliedRule[] = [];
  for (const rule of REMOVALS) {
    const names = removed.get(rule);
    if (names !== undefined) rules.push({ rule, removed: [...names] });
  }
  return rules;
}

function rawName(parameter: string): string {
  const equals = parameter.indexOf("=");
  return equals === -1 ? parameter : parameter.slice(0, equals);
}

/** Reads the names once, and only where a rule asks for another parameter. */
function nameLookup(parameters: readonly string[]): (name: string) => boolean {
  let names: Set<string> | null = null;
  return (name) => {
    names ??= new Set(parameters.map((parameter) => matchedName(rawName(parameter))));
    return names.has(name);
  };
}

function add(removed: Removed, rule: RemovalRule, name: string): void {
  const names = removed.get(rule);
  if (names === undefined) removed.set(rule, new Set([name]));
  else names.add(name);
}

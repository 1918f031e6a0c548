import type { Policy } from "../model/policy";
import type { RuleId } from "../model/rule";
import { compileNames, matchedName } from "./name-pattern";
import { isSessionValue, sessionPartner } from "./steps/session-id";
import { hostIsUnder, trackingHosts } from "./tracking";

/** The rules that take a parameter out of the key, in the order they are asked. */
export type RemovalRule = Extract<
  RuleId,
  "session-id" | "tracking-parameter" | "dropped-parameter" | "not-allowlisted-parameter"
>;

/** What a policy says of one parameter name. */
export interface Judgement {
  /** Comes first, where value, host or the other parameters bear it out. */
  readonly condition: Condition | null;
  /** Otherwise: the rule that removes it, null where it stays. */
  readonly rule: RemovalRule | null;
}

export type Condition =
  | { readonly rule: "session-id"; readonly name: string }
  | { readonly rule: "session-id"; readonly partner: string }
  | { readonly rule: "tracking-parameter"; readonly hosts: readonly string[] };

/** The answer for every name that stays: compare by identity. */
export const KEPT: Judgement = { condition: null, rule: null };

/**
 * Compiles what a policy removes to one question a name; `keep` wins over all.
 * `utm_source` -> `{ condition: null, rule: "tracking-parameter" }` by default
 */
export function compileRemoval(policy: Policy): (rawName: string) => Judgement {
  const isKept = compileNames(policy.keep);
  const isDropped = compileNames(policy.drop);
  const isSession = compileNames(policy.session ? policy.sessionNames : []);
  const isAllowed = policy.keepOnly === null ? () => true : compileNames(policy.keepOnly);
  return (rawName) => {
    const name = matchedName(rawName);
    if (isKept(name)) return KEPT;
    const rule = isDropped(name) ? "dropped-parameter" : isAllowed(name) ? null : "not-allowlisted-parameter";
    if (isSession(name)) {
      if (isSessionValue(name, "")) return { condition: null, rule: "session-id" };
      return { condition: { rule: "session-id", name }, rule };
    }
    const partner = policy.session ? sessionPartner(name) : undefined;
    if (partner !== undefined) return { condition: { rule: "session-id", partner }, rule };
    const hosts = policy.tracking ? trackingHosts(name) : null;
    if (hosts === null) return rule === null ? KEPT : { condition: null, rule };
    if (hosts.length === 0) return { condition: null, rule: "tracking-parameter" };
    return { condition: { rule: "tracking-parameter", hosts }, rule };
  };
}

/** Names longer than this are judged anew each time, so that the store stays small. */
const LONGEST_KEPT_NAME = 128;
const MOST_KEPT_NAMES = 4096;

/**
 * Remembers judgements: each distinct name of a page is judged once, however many
 * links carry it.
 */
export function rememberJudgements(judge: (rawName: string) => Judgement): (rawName: string) => Judgement {
  const known = new Map<string, Judgement>();
  return (rawName) => {
    const found = known.get(rawName);
    if (found !== undefined) return found;
    const judgement = judge(rawName);
    if (rawName.length <= LONGEST_KEPT_NAME) {
      if (known.size >= MOST_KEPT_NAMES) known.clear();
      known.set(rawName, judgement);
    }
    return judgement;
  };
}

/** Whether the condition is met by this parameter of this URL. */
export function holds(
  condition: Condition,
  host: string,
  value: string,
  hasName: (name: string) => boolean,
): boolean {
  if (condition.rule === "tracking-parameter") return hostIsUnder(host, condition.hosts);
  return "partner" in condition ? hasName(condition.partner) : isSessionValue(condition.name, value);
}

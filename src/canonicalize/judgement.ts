import type { Policy } from "../model/policy";
import { formBytes } from "./form-text";
import { compileNames, matchedName } from "./name-pattern";
import { splitOrigin } from "./origin";
import { ownCopy } from "./own-copy";
import type { QueryPlace } from "./query-reader";
import type { RemovalRule } from "./removed-names";
import { isSessionValue, sessionPartner } from "./steps/session-id";
import { hostIsUnder, trackingHosts } from "./tracking";

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
export function compileJudge(policy: Policy): (rawName: string) => Judgement {
  const isKept = compileNames(policy.keep);
  const isDropped = compileNames(policy.drop);
  const isSession = compileNames(policy.session ? policy.sessionNames : []);
  const isAllowed = policy.keepOnly === null ? () => true : compileNames(policy.keepOnly);
  const chosen = (name: string) => {
    if (isDropped(name)) return "dropped-parameter";
    return isAllowed(name) ? null : "not-allowlisted-parameter";
  };
  const stays = (name: string) => isKept(name) || chosen(name) === null;
  return (rawName) => {
    const name = matchedName(rawName);
    if (isKept(name)) return KEPT;
    const rule = chosen(name);
    if (isSession(name)) {
      if (isSessionValue(name, "")) return { condition: null, rule: "session-id" };
      return { condition: { rule: "session-id", name }, rule };
    }
    const partner = policy.session ? sessionPartner(name) : undefined;
    if (partner !== undefined) {
      // A partner that another rule removes cannot be asked for: the key must not need it.
      if (!stays(partner)) return { condition: null, rule: "session-id" };
      return { condition: { rule: "session-id", partner }, rule };
    }
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
      known.set(ownCopy(rawName), judgement);
    }
    return judgement;
  };
}

/** Whether the condition is met by a parameter of this value in this query. */
export function holds(condition: Condition, value: string, place: QueryPlace): boolean {
  if (condition.rule === "tracking-parameter") {
    return hostIsUnder(splitOrigin(place.origin).host, condition.hosts);
  }
  if ("name" in condition) return isSessionValue(condition.name, formBytes(value));
  return hasName(place, condition.partner);
}

/** Whether a parameter of this name stands in the query. */
function hasName(place: QueryPlace, name: string): boolean {
  place.names ??= new Set(
    place.text
      .slice(place.start, place.limit)
      .split("&")
      .map((parameter) => matchedName(parameter.split("=", 1)[0] ?? "")),
  );
  return place.names.has(name);
}

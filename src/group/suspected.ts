import { keyUnder } from "../canonicalize";
import type { SuspectedDuplicate } from "../model/group";
import type { Policy } from "../model/policy";
import { withoutEmptyParameters } from "./empty-parameter";
import { entry } from "./entry";
import type { Pages } from "./pages";
import { flipped, RULE_SWITCHES } from "./rule-switches";
import { touches } from "./touches";

type SuspectRule = SuspectedDuplicate["rule"];

/** A rule that is off, as a function from a key to the key it would give. */
interface Suspicion {
  readonly rule: SuspectRule;
  readonly merge: (key: string) => string;
}

/**
 * Keys that would be one if a rule that is off were on, by rule; each rule for itself,
 * largest first. Nothing is merged by it.
 * keys `/p`, `/p/` -> `{ rule: "trailing-slash", keys: ["/p", "/p/"] }`
 */
export function suspectDuplicates(pages: Pages, policy: Policy): SuspectedDuplicate[] {
  const keys = [...pages.keys()];
  return suspicions(policy).flatMap(({ rule, merge }) => {
    const several = merging(keys, touches(rule, policy), merge);
    several.sort((one, other) => other.length - one.length || firstPlace(one) - firstPlace(other));
    return several.map((group) => ({ rule, keys: group.map(({ key }) => key) }));
  });
}

interface Placed {
  readonly key: string;
  readonly place: number;
}

/** The keys that one rule would merge; those it leaves alone count where another comes to them. */
function merging(
  keys: readonly string[],
  touched: (key: string) => boolean,
  merge: (key: string) => string,
): Placed[][] {
  const merged = new Map<string, Placed[]>();
  const movedAt = new Set<number>();
  keys.forEach((key, place) => {
    if (!touched(key)) return;
    const other = merge(key);
    if (other === key) return;
    movedAt.add(place);
    entry(merged, other, () => []).push({ key, place });
  });
  if (merged.size === 0) return [];
  keys.forEach((key, place) => {
    if (!movedAt.has(place)) merged.get(key)?.push({ key, place });
  });
  const several = [...merged.values()].filter((group) => group.length > 1);
  return several.map((group) => group.sort((one, other) => one.place - other.place));
}

const firstPlace = ([first]: readonly Placed[]): number => first?.place ?? 0;

function suspicions(policy: Policy): Suspicion[] {
  const found: Suspicion[] = [];
  for (const rule of RULE_SWITCHES) {
    // Hash routes only ever split.
    if (rule.id === "hash-routes" || rule.isOn(policy)) continue;
    found.push({ rule: rule.id, merge: keyUnder(flipped(rule, policy)) });
  }
  return [...found, { rule: "empty-parameter", merge: withoutEmptyParameters }];
}

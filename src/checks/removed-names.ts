import { createCanonicalizer } from "../canonicalize";
import { DEFAULT_POLICY } from "../model/policy";
import type { RuleId } from "../model/rule";

// Whether a parameter tracks does not depend on whether a site chose to drop it.
const canonicalize = createCanonicalizer({ ...DEFAULT_POLICY, tracking: true, session: true });

/**
 * Names that a rule of the key would remove from a URL; none where it has no key.
 * (`/p?utm_source=x&id=1`, "tracking-parameter") -> ["utm_source"]
 */
export function removedNames(url: string, rule: RuleId): readonly string[] {
  const result = canonicalize(url);
  if (!result.ok) return [];
  return result.rules.filter((applied) => applied.rule === rule).flatMap((applied) => applied.removed ?? []);
}

import type { SuspectedDuplicate } from "../model/group";
import type { Policy } from "../model/policy";

export type SwitchId = Exclude<SuspectedDuplicate["rule"], "empty-parameter"> | "hash-routes";

/** A rule of the policy that is on or off. */
export interface RuleSwitch {
  readonly id: SwitchId;
  readonly isOn: (policy: Policy) => boolean;
  readonly on: Partial<Policy>;
  readonly off: Partial<Policy>;
}

type Flag = { [Field in keyof Policy]: Policy[Field] extends boolean ? Field : never }[keyof Policy];

const flag = (id: SwitchId, field: Flag): RuleSwitch => ({
  id,
  isOn: (policy) => policy[field],
  on: { [field]: true },
  off: { [field]: false },
});

/** Every rule a site may switch, in the order they run. */
export const RULE_SWITCHES: readonly RuleSwitch[] = [
  flag("session-id", "session"),
  flag("tracking-parameter", "tracking"),
  flag("query-form", "recodeQuery"),
  {
    id: "parameter-order",
    isOn: ({ sortQuery }) => sortQuery !== "off",
    on: { sortQuery: "name-value" },
    off: { sortQuery: "off" },
  },
  {
    // Without an order of names there is none of values: the rule above decides.
    id: "repeated-parameter-order",
    isOn: ({ sortQuery }) => sortQuery !== "name",
    on: { sortQuery: "name-value" },
    off: { sortQuery: "name" },
  },
  flag("https", "https"),
  flag("www", "www"),
  flag("double-slash", "doubleSlash"),
  flag("directory-index", "directoryIndex"),
  flag("trailing-slash", "trailingSlash"),
  flag("path-case", "pathCase"),
  flag("hash-routes", "hashRoutes"),
];

/**
 * A policy with one rule the other way round.
 * `(www, DEFAULT_POLICY)` -> the default policy with `www` on
 */
export function flipped({ isOn, on, off }: RuleSwitch, policy: Policy): Policy {
  return { ...policy, ...(isOn(policy) ? off : on) };
}

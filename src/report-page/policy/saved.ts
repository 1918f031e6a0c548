import { samePolicy, siteChoices } from "../../canonicalize";
import { DEFAULT_POLICY, type Policy } from "../../model/policy";
import { policiesInForce } from "../../report/site-policy";

/** Whom a change is for: every site, this one, or the report that is open and nothing else. */
export const AUDIENCES = ["site", "all", "report"] as const;

export type Audience = (typeof AUDIENCES)[number];

export type PolicyChange = (policy: Policy) => Policy;

/** All that a change of the rules changes: what is kept in the browser, as it is kept, and the audit. */
export interface PolicyState {
  readonly kept: { readonly all: unknown; readonly site: unknown };
  /** The policy of the audit. */
  readonly policy: Policy;
}

const keptChoices = (all: Policy, wanted: Policy): unknown => {
  const choices = siteChoices(all, wanted);
  return choices === null ? undefined : { schema: 1, ...choices };
};

const keptForAll = (policy: Policy): unknown => (samePolicy(policy, DEFAULT_POLICY) ? undefined : policy);

/**
 * What a change makes of all this. For all sites only the change itself goes to all;
 * what this site decided before stays its own.
 */
export function changedState(state: PolicyState, change: PolicyChange, audience: Audience): PolicyState {
  const policy = change(state.policy);
  if (audience === "report") return { ...state, policy };
  const { all } = policiesInForce(state.kept);
  if (audience === "site") return { policy, kept: { all: state.kept.all, site: keptChoices(all, policy) } };
  const next = change(all);
  return { policy, kept: { all: keptForAll(next), site: keptChoices(next, policy) } };
}

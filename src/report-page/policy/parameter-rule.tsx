import { ParameterButtons } from "./parameter-buttons";
import { policies } from "./policy-desk";

/** What the policy says of a parameter, in any table; lines are drawn once and follow the rules by themselves. */
export function ParameterRule({ name }: { name: string }) {
  const history = policies.value;
  return history === null ? null : <ParameterButtons name={name} policy={history.now.policy} />;
}

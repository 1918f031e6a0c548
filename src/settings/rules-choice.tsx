import { useEffect, useState } from "preact/hooks";
import { samePolicy } from "../canonicalize";
import { flipped, RULE_SWITCHES, type RuleSwitch } from "../group";
import { DEFAULT_POLICY, type Policy } from "../model/policy";
import { t } from "../platform/i18n";
import { readPolicies, writePolicies } from "../platform/policy-store";
import { type PoliciesInForce, policiesInForce } from "../report/site-policy";
import { BrokenPolicies } from "../ui/broken-policies";
import { messageKey } from "../ui/rule-words";
import { Switch } from "../ui/switch";

/** No site has this name: what it would decide is never read or written. */
const NO_SITE = "";

const read = async (): Promise<PoliciesInForce> =>
  policiesInForce({ all: (await readPolicies(NO_SITE)).all, site: undefined });

/** The default is kept as nothing, so that a later default holds for those who never chose. */
async function write(policy: Policy): Promise<PoliciesInForce> {
  const all = samePolicy(policy, DEFAULT_POLICY) ? undefined : policy;
  await writePolicies(NO_SITE, { all, site: undefined });
  return read();
}

/** Without an order of names there is none of values. */
const isIdle = ({ id }: RuleSwitch, { sortQuery }: Policy): boolean =>
  id === "repeated-parameter-order" && sortQuery === "off";

/** The rules by which addresses are one page, where a site decides nothing itself. */
export function RulesChoice() {
  const [rules, setRules] = useState<PoliciesInForce | null>(null);
  useEffect(() => void read().then(setRules), []);
  if (rules === null) return null;
  const { all, broken } = rules;
  return (
    <section>
      <h2>{t("rulesForAll")}</h2>
      <p class="quiet">{t("rulesForAllWhat")}</p>
      <BrokenPolicies broken={broken} />
      <ul class="rules">
        {RULE_SWITCHES.map((rule) => (
          <li key={rule.id}>
            <Switch
              label={t(messageKey("switch", rule.id))}
              isOn={rule.isOn(all) && !isIdle(rule, all)}
              disabled={isIdle(rule, all)}
              testId={`switch-${rule.id}`}
              onToggle={() => void write(flipped(rule, all)).then(setRules)}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        disabled={samePolicy(all, DEFAULT_POLICY)}
        onClick={() => void write(DEFAULT_POLICY).then(setRules)}
      >
        {t("rulesDefault")}
      </button>
    </section>
  );
}

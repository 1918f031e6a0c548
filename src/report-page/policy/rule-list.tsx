import { useEffect } from "preact/hooks";
import { RULE_SWITCHES } from "../../group";
import type { Policy } from "../../model/policy";
import { t } from "../../platform/i18n";
import { effects, followEffects } from "./effects";
import { RuleSwitchRow } from "./rule-switch";

/** Every rule a site may switch, with what it does to this page. */
export function RuleList({ policy }: { policy: Policy }) {
  useEffect(followEffects, []);
  const counted = effects.value;
  return (
    <section class="block">
      <h2>{t("policyRules")}</h2>
      {counted.size < RULE_SWITCHES.length && (
        <progress
          max={RULE_SWITCHES.length}
          value={counted.size}
          aria-label={t("effectCounting")}
          data-testid="effects-progress"
        />
      )}
      <ul class="rules">
        {RULE_SWITCHES.map((rule) => (
          <RuleSwitchRow key={rule.id} rule={rule} policy={policy} effect={counted.get(rule.id)} />
        ))}
      </ul>
    </section>
  );
}

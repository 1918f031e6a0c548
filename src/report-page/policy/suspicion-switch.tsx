import { RULE_SWITCHES } from "../../group";
import type { SuspectedDuplicate } from "../../model/group";
import { t } from "../../platform/i18n";
import { audience, changePolicy, isPrivate, site } from "./policy-desk";

interface Props extends Pick<SuspectedDuplicate, "rule"> {
  /** In a line of the table there is room for two words. */
  readonly short?: boolean;
}

/** The button that makes a suspicion a rule. */
export function SuspicionSwitch({ rule, short = false }: Props) {
  const found = RULE_SWITCHES.find(({ id }) => id === rule);
  if (found === undefined) return short ? null : <span>{t("noRuleForSuspicion")}</span>;
  const whole = t(`switchOn_${isPrivate.value ? "report" : audience.value}`, site.value);
  const switchOn = (event: MouseEvent) => {
    // The line under the button would be selected as well.
    event.stopPropagation();
    void changePolicy((policy) => ({ ...policy, ...found.on }));
  };
  return (
    <button
      type="button"
      class={short ? "toggle" : "button"}
      title={whole}
      data-testid="switch-rule-on"
      onClick={switchOn}
    >
      {short ? t("switchOn") : whole}
    </button>
  );
}

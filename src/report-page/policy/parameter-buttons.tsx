import type { Policy } from "../../model/policy";
import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { canBeListed, isListed, PARAMETER_LISTS, type ParameterList, toggleListed } from "./parameter-choice";
import { changePolicy } from "./policy-desk";

/** Keep, drop, allow only: what the policy says of one parameter, and the way to say it. */
export function ParameterButtons({ name, policy }: { name: string; policy: Policy }) {
  if (!canBeListed(name)) return <span class="quiet">{t("parameterHasNoName")}</span>;
  const toggle = (list: ParameterList) => (event: MouseEvent) => {
    // In a table the line under the button would be selected as well.
    event.stopPropagation();
    void changePolicy((now) => toggleListed(now, list, name));
  };
  return (
    <span class="parameter-buttons">
      {PARAMETER_LISTS.map((list) => (
        <button
          key={list}
          type="button"
          class="toggle"
          aria-pressed={isListed(policy, list, name)}
          aria-label={t(messageKey("parameterLabel", list), name)}
          title={t(messageKey("parameterTitle", list))}
          data-testid={`parameter-${list}`}
          onClick={toggle(list)}
        >
          {t(messageKey("parameter", list))}
        </button>
      ))}
    </span>
  );
}

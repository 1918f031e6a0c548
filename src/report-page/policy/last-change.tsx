import { t } from "../../platform/i18n";
import { audience, isPrivate, policies, site } from "./policy-desk";
import { UndoButtons } from "./undo-buttons";

/** On every view, once the rules were changed: for whom, and the way back. */
export function LastChange() {
  const history = policies.value;
  if (history === null || history.past.length + history.future.length === 0) return null;
  const whom = isPrivate.value ? "report" : audience.value;
  return (
    <p class="last-change" role="status" data-testid="last-change">
      {t(`changed_${whom}`, site.value)} <UndoButtons /> <a href="#policy">{t("view_policy")}</a>
    </p>
  );
}

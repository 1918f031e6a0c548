import { t } from "../../platform/i18n";
import { place } from "../place";
import { audience, isPrivate, policies, site } from "./policy-desk";
import { UndoButtons } from "./undo-buttons";

/**
 * On every view, once the rules were changed: for whom, and the way back. Among the
 * switches it is always there, so that the first change moves none of them.
 */
export function LastChange() {
  const history = policies.value;
  const isHome = place.value.view === "policy";
  if (history === null) return null;
  const isChanged = history.past.length + history.future.length > 0;
  if (!isChanged && !isHome) return null;
  const whom = isPrivate.value ? "report" : audience.value;
  return (
    <div class="last-change" data-testid="last-change" data-changes={history.past.length}>
      <p role="status">{isChanged ? t(`changed_${whom}`, site.value) : t("changedNothing")}</p>
      <UndoButtons /> {!isHome && <a href="#policy">{t("view_policy")}</a>}
    </div>
  );
}

import { useState } from "preact/hooks";
import { eraseAudits } from "../platform/audit-store";
import { runningJobs } from "../platform/check-store";
import { eraseHistory } from "../platform/history-store";
import { t } from "../platform/i18n";
import { controlCheck } from "../ui/audit-client";
import { forgetSession } from "../ui/session";

/** Forgets every page that was audited; choices of the auditor stay. */
export function EraseEverything() {
  const [erased, setErased] = useState(false);
  const erase = async () => {
    // A check that went on would write what is to be forgotten.
    for (const { auditId } of await runningJobs()) await controlCheck(auditId, "cancel");
    await forgetSession();
    await Promise.all([eraseHistory(), eraseAudits()]);
    setErased(true);
  };
  return (
    <section>
      <h2>{t("eraseEverything")}</h2>
      <p class="quiet">{t("eraseEverythingWhat")}</p>
      <button type="button" class="button" data-testid="erase-everything" onClick={() => void erase()}>
        {t("eraseEverything")}
      </button>
      {erased && <p role="status">{t("erasedEverything")}</p>}
    </section>
  );
}

import { SESSION_LIMITS } from "../model/session";
import { t } from "../platform/i18n";
import { forgetSession, session } from "../ui/session";
import { SessionLine } from "../ui/session-line";

/** The session there is, if any; it begins on the page it is for. */
export function SessionChoice() {
  const state = session.value ?? null;
  return (
    <section>
      <h2>{t("session")}</h2>
      <p class="quiet">{t("sessionWhat", SESSION_LIMITS.pages, SESSION_LIMITS.addresses)}</p>
      {state === null ? <p>{t("sessionNone")}</p> : <SessionLine site="" onBegun={() => {}} />}
      {state !== null && (
        <button type="button" class="button" data-testid="session-erase" onClick={() => void forgetSession()}>
          {t("sessionErase")}
        </button>
      )}
    </section>
  );
}

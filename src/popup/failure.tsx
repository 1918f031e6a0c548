import type { AuditFailure } from "../model/audit";
import { t } from "../platform/i18n";
import { messageKey } from "../ui/rule-words";
import { startAudit } from "./audit";

/** Where trying again cannot help, the button would only mislead. */
const FINAL: ReadonlySet<AuditFailure> = new Set(["browser-page", "store-page", "pdf"]);

/** Why there is no audit, in one sentence, and what to do. */
export function Failure({ failure, detail }: { failure: AuditFailure; detail: string }) {
  return (
    <main class="state" data-testid="state" data-state={failure}>
      <h1>{t(messageKey("failure", failure))}</h1>
      <p>{t(messageKey("failureAdvice", failure))}</p>
      {failure === "internal-error" && detail !== "" && <p class="quiet url">{detail}</p>}
      {!FINAL.has(failure) && (
        <button type="button" class="button-main" data-testid="audit-again" onClick={() => void startAudit()}>
          {t("auditAgain")}
        </button>
      )}
    </main>
  );
}

import type { AuditAnswer, AuditFailure } from "../model/audit";
import { t } from "../platform/i18n";
import { messageKey } from "../ui/rule-words";
import { startAudit } from "./audit";
import { FailedChain } from "./failed-chain";

/** Where trying again cannot help, the button would only mislead. */
const FINAL: ReadonlySet<AuditFailure> = new Set(["browser-page", "store-page", "pdf"]);

/** Why there is no audit, in one sentence, and what to do; with the way to an error, where it was seen. */
export function Failure({ answer }: { answer: AuditAnswer & { readonly ok: false } }) {
  const { failure, detail, navigation } = answer;
  return (
    <main class="state" data-testid="state" data-state={failure}>
      <h1>{t(messageKey("failure", failure))}</h1>
      <p>{t(messageKey("failureAdvice", failure))}</p>
      {navigation !== undefined && <FailedChain chain={navigation} />}
      {failure === "internal-error" && detail !== "" && <p class="quiet url">{detail}</p>}
      {!FINAL.has(failure) && (
        <button type="button" class="button-main" data-testid="audit-again" onClick={() => void startAudit()}>
          {t("auditAgain")}
        </button>
      )}
    </main>
  );
}

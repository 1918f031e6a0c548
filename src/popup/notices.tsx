import type { AuditSummary } from "../model/audit";
import { t } from "../platform/i18n";
import { BrokenPolicies } from "../ui/broken-policies";
import { changed, startAudit } from "./audit";

function notice(page: AuditSummary["page"]): string | null {
  if (changed.value) return "pageChanged";
  return page.loading ? "pageLoading" : null;
}

/** What makes the summary less than the whole page, above everything else. */
export function Notices({ summary: { page, brokenPolicies = [] } }: { summary: AuditSummary }) {
  const key = notice(page);
  return (
    <>
      {key !== null && (
        <p class="notice" role="status" data-testid="notice" data-notice={key}>
          {t(key)}{" "}
          <button type="button" class="link" onClick={() => void startAudit()}>
            {t("auditAgain")}
          </button>
        </p>
      )}
      {page.linksCut > 0 && <p class="notice">{t("linksCut", page.linksCut)}</p>}
      <BrokenPolicies broken={brokenPolicies} />
    </>
  );
}

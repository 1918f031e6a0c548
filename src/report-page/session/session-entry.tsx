import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { isPrivateAudit } from "../../platform/audit-store";
import { showSession } from "../../platform/badge";
import { t } from "../../platform/i18n";
import { addToSession } from "../../platform/session-audits";
import { openSettings } from "../../platform/tabs";
import { sessionPage } from "../../report/session/page";
import { siteOf } from "../../report/site-policy";
import { SessionLine } from "../../ui/session-line";

/** The way from a report to the session of its site, and to the settings. */
export function SessionEntry({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const site = siteOf(report.page.url);
  const addThis = () => void addToSession(site, sessionPage(report, record.id)).then(showSession);
  return (
    <div class="session-entry">
      {!isPrivateAudit(record.id) && <SessionLine site={site} onBegun={addThis} />}
      <button type="button" class="link" data-testid="open-settings" onClick={() => void openSettings()}>
        {t("settings")}
      </button>
    </div>
  );
}

import { useEffect, useState } from "preact/hooks";
import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { t } from "../platform/i18n";
import { hasHistoryAccess } from "../platform/permissions";
import { HistoryAccess } from "../ui/history-access";
import { HopPath } from "../ui/hop-path";
import { messageKey } from "../ui/rule-words";

/** How the browser came to the page, or why that is not known and what to do. */
export function PageRedirects({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const { navigation } = report;
  const [permitted, setPermitted] = useState<boolean | null>(null);
  useEffect(() => {
    hasHistoryAccess(report.page.url).then(setPermitted, () => setPermitted(false));
  }, [report]);
  if (navigation.observed) {
    const redirects = Math.max(0, navigation.hops.length - 1);
    return (
      <>
        <HopPath hops={navigation.hops} />
        <p class="quiet">
          {t(messageKey("outcome", navigation.outcome), redirects)} {navigation.partial ?? ""}{" "}
          {navigation.error ?? ""}
        </p>
      </>
    );
  }
  if (permitted === null) return null;
  return (
    <>
      <HistoryAccess navigation={navigation} permitted={permitted} tabId={record.tabId} />
      {permitted && <p class="quiet">{t("thenAuditAgain")}</p>}
    </>
  );
}

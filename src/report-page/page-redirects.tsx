import { useEffect, useState } from "preact/hooks";
import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { t } from "../platform/i18n";
import { hasHistoryAccess } from "../platform/permissions";
import { reloadTab } from "../platform/tabs";
import { countRedirects } from "../redirects/sent-on";
import { ChainOutcome } from "../ui/chain-outcome";
import { HistoryAccess } from "../ui/history-access";
import { HopPath } from "../ui/hop-path";

/** How the browser came to the page, or why that is not known and what to do. */
export function PageRedirects({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const { navigation } = report;
  const [permitted, setPermitted] = useState<boolean | null>(null);
  useEffect(() => {
    hasHistoryAccess(report.page.url).then(setPermitted, () => setPermitted(false));
  }, [report]);
  if (navigation.observed) {
    return (
      <>
        <HopPath hops={navigation.hops} />
        <ChainOutcome chain={navigation} redirects={countRedirects(navigation)} />
      </>
    );
  }
  if (permitted === null) return null;
  return (
    <>
      <HistoryAccess
        navigation={navigation}
        permitted={permitted}
        reload={() => void reloadTab(record.tabId)}
      />
      {permitted && <p class="quiet">{t("thenAuditAgain")}</p>}
    </>
  );
}

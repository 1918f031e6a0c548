import { useEffect, useState } from "preact/hooks";
import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { isPrivateAudit } from "../../platform/audit-store";
import { onChange } from "../../platform/changes";
import { historyOf } from "../../platform/history-store";
import { t } from "../../platform/i18n";
import { historyEntry } from "../../report/history/entry";
import { type Trend as Compared, trendOf } from "../../report/history/trend";
import { TrendTable } from "./trend-table";
import { changes } from "./trend-words";

/** The audit beside those before it; null where nothing is remembered of it. */
function useTrend(report: AuditReport, record: AuditRecord): Compared | null {
  const [trend, setTrend] = useState<Compared | null>(null);
  useEffect(() => {
    const entry = historyEntry(record, report);
    if (entry === null) return setTrend(null);
    const read = () =>
      void historyOf(entry.site).then(
        (kept) => setTrend(trendOf(kept, entry)),
        () => setTrend(null),
      );
    read();
    return onChange("history", read);
  }, [report, record]);
  return trend;
}

/** What has changed since the audits before, in words and as a table that draws itself. */
export function Trend({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const trend = useTrend(report, record);
  if (isPrivateAudit(record.id) || trend === null) return null;
  return (
    <section class="block" data-testid="trend">
      <h2>{t("trend")}</h2>
      {trend.previous === null ? (
        <p class="quiet">{t("trendFirst")}</p>
      ) : (
        <ul class="trend-changes">
          {changes(trend, trend.previous).map(({ key, words, weight }) => (
            <li key={key} data-testid={`trend-${key}`} class={weight}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {trend.entries.length > 1 && <TrendTable entries={trend.entries} />}
    </section>
  );
}

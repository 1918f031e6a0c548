import type { HistoryEntry } from "../../model/history";
import { formatDateTime, formatNumber, t } from "../../platform/i18n";

/** Newest audits that are shown; the history keeps more. */
const MOST = 10;

/** The audits of a page as a table whose last column draws the duplicates. */
export function TrendTable({ entries }: { entries: readonly HistoryEntry[] }) {
  const shown = entries.slice(-MOST).reverse();
  const most = Math.max(1, ...shown.map(({ totals }) => totals.duplicates));
  return (
    <table class="trend-table" data-testid="trend-table">
      <caption class="visually-hidden">{t("trendTable")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("columnAuditedAt")}</th>
          <th scope="col">{t("countLinks")}</th>
          <th scope="col">{t("countDistinctUrls")}</th>
          <th scope="col">{t("countPages")}</th>
          <th scope="col">{t("countRejected")}</th>
          <th scope="col">{t("countDuplicates")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, at, totals }) => (
          <tr key={id}>
            <th scope="row">{formatDateTime(at)}</th>
            <td class="number">{formatNumber(totals.links)}</td>
            <td class="number">{formatNumber(totals.distinctUrls)}</td>
            <td class="number">{formatNumber(totals.distinctKeys)}</td>
            <td class="number">{formatNumber(totals.rejected)}</td>
            <td class="number">{formatNumber(totals.duplicates)}</td>
            <td aria-hidden="true">
              <span class="bar" style={{ width: `${(100 * totals.duplicates) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

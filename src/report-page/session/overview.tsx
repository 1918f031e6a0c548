import type { SessionReport } from "../../model/session";
import { counted, formatNumber, t } from "../../platform/i18n";
import { sessionPageList } from "./pages";
import { SessionTable } from "./session-table";

/** Number, its message key, and the view with the rows behind it; null where the list below has them. */
const counts = ({ totals }: SessionReport) =>
  [
    [totals.pages, "countSessionPages", null],
    [totals.links, "countLinks", null],
    [totals.accepted, "countAccepted", null],
    [totals.distinctUrls, "countDistinctUrls", null],
    [totals.distinctKeys, "countPages", null],
    [totals.duplicates, "countDuplicates", "#duplicates"],
    [totals.rejected, "countRejected", null],
  ] as const;

/** What the session adds up to, and its pages. */
export function SessionOverview({ session }: { session: SessionReport }) {
  return (
    <div class="table-page">
      <dl class="session-counts" data-testid="counts">
        {counts(session).map(([number, key, view]) => (
          <div key={key}>
            <dt>{counted(key, number)}</dt>
            <dd data-testid={key}>
              {view === null ? formatNumber(number) : <a href={view}>{formatNumber(number)}</a>}
            </dd>
          </div>
        ))}
      </dl>
      {session.leftOut > 0 && <p class="notice">{t("sessionLeftOut", session.leftOut)}</p>}
      <SessionTable view={sessionPageList} session={session} />
    </div>
  );
}

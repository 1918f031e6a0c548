import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { counted, formatNumber, t } from "../platform/i18n";
import { messageKey } from "../ui/rule-words";
import { UrlLink } from "../ui/url-text";
import { loaded, rebuilding } from "./audit";
import { ExportEverything } from "./export/export-everything";
import { place, VIEW_IDS } from "./place";
import { LastChange } from "./policy/last-change";
import { SessionEntry } from "./session/session-entry";
import { viewCount } from "./views/counts";
import { View } from "./views/view";

const countWords = (count: number | null) => (count === null ? "" : formatNumber(count));

function Views({ report }: { report: AuditReport }) {
  return (
    <nav aria-label={t("views")}>
      <ul>
        {VIEW_IDS.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              data-testid={`view-${id}`}
              {...(place.value.view === id ? { "aria-current": "page" as const } : {})}
            >
              <span>{t(messageKey("view", id))}</span>
              <span class="view-count">{countWords(viewCount(id, report))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Report({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const { view } = place.value;
  return (
    <div class="layout" data-testid="state" data-state="ready">
      <header class="side">
        <p class="product">Canonical Lens</p>
        <Views report={report} />
        <SessionEntry report={report} record={record} />
        <ExportEverything report={report} />
      </header>
      <main aria-labelledby="view-title">
        <header>
          <h1 id="view-title">{t(messageKey("view", view))}</h1>
          <UrlLink url={report.page.url} />
          {rebuilding.value && (
            <p class="quiet building" role="status">
              {t("reportRebuilding")}
            </p>
          )}
        </header>
        <LastChange />
        <View id={view} report={report} record={record} />
      </main>
    </div>
  );
}

/** The report page in each of its states. */
export function ReportPage() {
  const now = loaded.value;
  if (now.kind === "ready") return <Report report={now.report} record={now.record} />;
  if (now.kind === "loading") return <div data-testid="state" data-state="loading" aria-busy="true" />;
  if (now.kind === "building") {
    return (
      <div class="state building" role="status" data-testid="state" data-state="building">
        <p>{counted("reportBuilding", now.links)}</p>
        <progress aria-label={counted("reportBuilding", now.links)} />
      </div>
    );
  }
  return (
    <main class="state" data-testid="state" data-state={now.kind}>
      <h1>{t(now.kind === "gone" ? "reportGone" : "reportFailed")}</h1>
      <p>{t(now.kind === "gone" ? "reportGoneAdvice" : "failureAdvice_internal_error")}</p>
      {now.kind === "failed" && <p class="url quiet">{now.detail}</p>}
    </main>
  );
}

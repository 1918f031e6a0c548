import type { SessionReport } from "../../model/session";
import { t } from "../../platform/i18n";
import { CsvChoices } from "../../ui/csv-choices";
import { csvOptions } from "../../ui/csv-options";
import { forgetSession } from "../../ui/session";
import { SessionLine } from "../../ui/session-line";
import { runExport } from "../export/export-run";
import { ExportStatus } from "../export/export-status";
import { place } from "../place";
import { sessionCanonicals } from "./canonicals";
import { sessionDuplicates } from "./duplicates";
import { sessionArchive } from "./export";
import { loadedSession } from "./load";
import { SessionOverview } from "./overview";
import { sessionParameters } from "./parameters";
import { sessionRedirects } from "./redirects";
import { SessionTable } from "./session-table";
import { SESSION_VIEW_IDS, type SessionViewId, sessionViewOf } from "./session-view";

function View({ id, session }: { id: SessionViewId; session: SessionReport }) {
  switch (id) {
    case "overview":
      return <SessionOverview session={session} />;
    case "duplicates":
      return <SessionTable key={id} view={sessionDuplicates} session={session} />;
    case "canonical":
      return <SessionTable key={id} view={sessionCanonicals} session={session} />;
    case "redirects":
      return <SessionTable key={id} view={sessionRedirects} session={session} />;
    case "parameters":
      return <SessionTable key={id} view={sessionParameters} session={session} />;
  }
}

function Exports({ session }: { session: SessionReport }) {
  return (
    <section class="everything" aria-label={t("exports")}>
      <ExportStatus />
      <button
        type="button"
        class="button-main"
        data-testid="export-zip"
        onClick={() => void runExport(() => sessionArchive(session, csvOptions.value))}
      >
        {t("sessionExport")}
      </button>
      <p class="quiet hint">{t("sessionExportWhat")}</p>
      <CsvChoices />
      <button type="button" class="button" data-testid="session-erase" onClick={() => void forgetSession()}>
        {t("sessionErase")}
      </button>
    </section>
  );
}

function Ready({ session }: { session: SessionReport }) {
  const id = sessionViewOf(place.value.view);
  return (
    <div class="layout" data-testid="state" data-state="ready">
      <header class="side">
        <p class="product">Canonical Lens</p>
        <nav aria-label={t("views")}>
          <ul>
            {SESSION_VIEW_IDS.map((view) => (
              <li key={view}>
                <a
                  href={`#${view}`}
                  data-testid={`view-${view}`}
                  {...(view === id ? { "aria-current": "page" as const } : {})}
                >
                  <span>{t(`view_${view}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Exports session={session} />
      </header>
      <main aria-labelledby="view-title">
        <header>
          <h1 id="view-title">{t(`sessionView_${id}`, session.site)}</h1>
          <SessionLine site={session.site} onBegun={() => {}} opened />
        </header>
        <View id={id} session={session} />
      </main>
    </div>
  );
}

/** What the audits of a session add up to, in each of its states. */
export function SessionPage() {
  const now = loadedSession.value;
  if (now.kind === "ready") return <Ready session={now.report} />;
  if (now.kind === "loading") {
    return (
      <div class="state building" role="status" data-testid="state" data-state="loading">
        <p>{t("sessionAdding")}</p>
        <progress aria-label={t("sessionAdding")} />
      </div>
    );
  }
  return (
    <main class="state" data-testid="state" data-state={now.kind}>
      <h1>{t(now.kind === "none" ? "sessionNoneTitle" : "reportFailed")}</h1>
      <p>{t(now.kind === "none" ? "sessionNone" : "failureAdvice_internal_error")}</p>
      {now.kind === "failed" && <p class="url quiet">{now.detail}</p>}
    </main>
  );
}

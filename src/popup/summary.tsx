import type { AuditSummary } from "../model/audit";
import { isPrivateAudit } from "../platform/audit-store";
import { t } from "../platform/i18n";
import { openReport, openSettings } from "../platform/tabs";
import { English } from "../ui/english";
import { SessionLine } from "../ui/session-line";
import { SeverityMark, verdictLevel } from "../ui/severity";
import { startAudit } from "./audit";
import { Counts } from "./counts";
import { Findings } from "./findings";
import { Groups } from "./groups";
import { Notices } from "./notices";
import { Page } from "./page";
import { Unusable } from "./unusable";

function Actions({ summary: { auditId, site } }: { summary: AuditSummary }) {
  return (
    <footer>
      <button
        type="button"
        class="button-main"
        data-testid="open-report"
        onClick={() => void openReport(auditId)}
      >
        {t("openReport")}
      </button>
      <button
        type="button"
        class="button"
        data-testid="export"
        onClick={() => void openReport(auditId, "#links&export=links")}
      >
        {t("exportCsv")}
      </button>
      <span class="more">
        {!isPrivateAudit(auditId) && <SessionLine site={site} onBegun={() => void startAudit()} />}
        <button type="button" class="link" data-testid="open-settings" onClick={() => void openSettings()}>
          {t("settings")}
        </button>
        <button type="button" class="link" data-testid="audit-again" onClick={() => void startAudit()}>
          {t("auditAgain")}
        </button>
      </span>
    </footer>
  );
}

/** The first glance: verdict, page and redirects, counts, groups, findings, unusable hrefs. */
export function Summary({ summary }: { summary: AuditSummary }) {
  const { canonical } = summary;
  return (
    <>
      <header data-testid="state" data-state="ready">
        <SeverityMark level={verdictLevel(canonical)} />
        <h1 class="verdict" data-testid="verdict" title={canonical.verdict}>
          <English>{canonical.verdict}</English>
        </h1>
      </header>
      <main>
        <Notices summary={summary} />
        <Page summary={summary} />
        <Counts summary={summary} />
        <Groups summary={summary} />
        <section class="two">
          <Findings summary={summary} />
          <Unusable summary={summary} />
        </section>
      </main>
      <Actions summary={summary} />
    </>
  );
}

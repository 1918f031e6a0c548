import type { AuditSummary, RejectedSample } from "../model/audit";
import { t } from "../platform/i18n";
import { reasonWords } from "../ui/reason-words";
import { shownHref } from "../ui/shown-href";
import { UrlText } from "../ui/url-text";
import { beginning } from "../ui/visible";
import { ReportLink } from "./report-link";

/** What fits without scrolling. */
const MOST = 3;
const MOST_CHARACTERS = 60;
const MOST_TITLE = 1_000;

function Sample({ sample }: { sample: RejectedSample }) {
  return (
    <li class="item" title={shownHref(sample.rawHref, MOST_TITLE)}>
      <span class="clamp">
        <UrlText url={beginning(sample.rawHref, MOST_CHARACTERS)} />{" "}
        <span class="quiet">
          {reasonWords(sample.reason, sample.scheme)}
          {sample.count > 1 && ` × ${sample.count}`}
        </span>
      </span>
    </li>
  );
}

/** Hrefs that lead nowhere a crawler can go, and why. */
export function Unusable({ summary }: { summary: AuditSummary }) {
  const { rejected, totals, auditId } = summary;
  return (
    <div data-testid="unusable">
      <div class="heading">
        <h2>{t("unusable")}</h2>
        {totals.rejected > 0 && (
          <ReportLink auditId={auditId} view="#rejected">
            {t("all", totals.rejected)}
          </ReportLink>
        )}
      </div>
      {rejected.length === 0 && <p class="quiet">{t("noUnusable")}</p>}
      <ul>
        {rejected.slice(0, MOST).map((sample) => (
          <Sample key={sample.rawHref + sample.reason} sample={sample} />
        ))}
      </ul>
    </div>
  );
}

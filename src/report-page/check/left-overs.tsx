import type { AuditReport } from "../../model/report";
import { counted, t } from "../../platform/i18n";
import { askAndCheck } from "./check-run";
import { choicesOf, type LeftOver, stoppedAt } from "./choices";

const MOST_SHOWN = 6;

interface Props {
  readonly report: AuditReport;
  readonly auditId: string;
}

/** Links that look as if they act are checked one by one, and only when the auditor says so twice. */
const mayBeAskedAgain = ({ why, outcome }: LeftOver): boolean =>
  outcome === "partial" || /stopped answering|asks to be left alone/.test(why);

function AskAgain({ left, auditId }: { left: LeftOver; auditId: string }) {
  const hosts = stoppedAt(left.chains);
  const starts = left.chains.map(({ start }) => new URL(start).hostname);
  const indexes = left.chains.flatMap(({ links }) => links.slice(0, 1));
  const again = () =>
    void askAndCheck(auditId, { kind: "links", indexes }, [...new Set([...hosts, ...starts])]);
  return (
    <button type="button" class="link" data-testid="check-left-over" onClick={again}>
      {left.outcome === "partial" ? t("checkAllowHost", hosts.join(", ")) : t("checkAskAgain")}
    </button>
  );
}

/** What a check did not ask to the end, why, and what can be done about it. */
export function LeftOvers({ report, auditId }: Props) {
  const { leftOver } = choicesOf(report);
  if (leftOver.length === 0) return null;
  return (
    <ul class="left-overs" data-testid="left-overs">
      {leftOver.slice(0, MOST_SHOWN).map((left) => (
        <li key={left.why}>
          <a href={`#redirects?why=${encodeURIComponent(left.why)}`}>
            {t("leftUnchecked", left.chains.length, left.why)}
          </a>{" "}
          {mayBeAskedAgain(left) && <AskAgain left={left} auditId={auditId} />}
        </li>
      ))}
      {leftOver.length > MOST_SHOWN && (
        <li class="quiet">{counted("leftUncheckedMore", leftOver.length - MOST_SHOWN)}</li>
      )}
    </ul>
  );
}

import { useEffect } from "preact/hooks";
import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { isPrivateAudit } from "../../platform/audit-store";
import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { CheckBegin } from "./check-begin";
import { check, lookAtCheck, prompt, steerCheck } from "./check-run";
import { LeftOvers } from "./left-overs";

function Running({ auditId }: { auditId: string }) {
  const { state, total, checked, stopped } = check.value;
  const paused = state === "paused";
  return (
    <div class="check-run" data-testid="check-progress">
      <progress max={total} value={checked} aria-label={t("checkProgressLabel")} />
      <p role="status">
        {t(paused ? "checkPaused" : "checkRunning", checked, total)}{" "}
        {stopped !== undefined && t(messageKey("checkStopped", stopped))}
      </p>
      <button
        type="button"
        class="button"
        data-testid={paused ? "check-resume" : "check-pause"}
        onClick={() => void steerCheck(auditId, paused ? "resume" : "pause")}
      >
        {t(paused ? "checkResume" : "checkPause")}
      </button>
      <button
        type="button"
        class="link"
        data-testid="check-cancel"
        onClick={() => void steerCheck(auditId, "cancel")}
      >
        {t("checkCancel")}
      </button>
    </div>
  );
}

/** Where the check stands in words, while there is something to say. */
function Said() {
  const { state, checked, total } = check.value;
  if (prompt.value === "asking") return <p role="status">{t("checkAsking")}</p>;
  if (prompt.value === "refused") return <p role="status">{t("checkRefused")}</p>;
  if (state === "cancelled") return <p role="status">{t("checkCancelled", checked, total)}</p>;
  return null;
}

/** Starts, shows and steers the check of the page's links. */
export function CheckPanel({ report, record }: { report: AuditReport; record: AuditRecord }) {
  useEffect(() => void lookAtCheck(record.id), [record.id]);
  const { state } = check.value;
  if (isPrivateAudit(record.id)) return <p class="quiet">{t("checkNotInPrivate")}</p>;
  if (state === "running" || state === "paused") return <Running auditId={record.id} />;
  return (
    <>
      <CheckBegin report={report} auditId={record.id} again={state !== "none"} />
      <Said />
      <LeftOvers report={report} auditId={record.id} />
    </>
  );
}

import { useEffect, useState } from "preact/hooks";
import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { isPrivateAudit } from "../../platform/audit-store";
import { t } from "../../platform/i18n";
import { requestHistoryAccess } from "../../platform/permissions";
import { beginCheck, check, lookAtCheck, steerCheck } from "./check-run";

function Running({ auditId }: { auditId: string }) {
  const { state, total, checked, stopped } = check.value;
  const paused = state === "paused";
  return (
    <div class="check-run" data-testid="check-progress">
      <progress max={total} value={checked} aria-label={t("checkProgressLabel")} />
      <p role="status">
        {t(paused ? "checkPaused" : "checkRunning", checked, total)} {stopped ?? ""}
      </p>
      <button
        type="button"
        class="button"
        onClick={() => void steerCheck(auditId, paused ? "resume" : "pause")}
      >
        {t(paused ? "checkResume" : "checkPause")}
      </button>
      <button type="button" class="link" onClick={() => void steerCheck(auditId, "cancel")}>
        {t("checkCancel")}
      </button>
    </div>
  );
}

/** Starts, shows and steers the check of all links in scope. */
export function CheckPanel({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const [refused, setRefused] = useState(false);
  useEffect(() => void lookAtCheck(record.id), [record.id]);
  const { state } = check.value;
  if (isPrivateAudit(record.id)) return <p class="quiet">{t("checkNotInPrivate")}</p>;
  if (state === "running" || state === "paused") return <Running auditId={record.id} />;
  const begin = () => {
    // The question must be the first thing the click does, or the browser no longer sees it.
    requestHistoryAccess().then(
      (allowed) => {
        setRefused(!allowed);
        if (allowed) void beginCheck(record.id, { kind: "in-scope" });
      },
      () => setRefused(true),
    );
  };
  return (
    <div class="check-run">
      <button
        type="button"
        class="button"
        data-testid="check-links"
        disabled={report.totals.distinctUrls === 0}
        onClick={begin}
      >
        {t(state === "none" ? "checkLinks" : "checkLinksAgain", report.totals.distinctUrls)}
      </button>
      <p class="quiet">{t(refused ? "checkRefused" : "checkWhat")}</p>
    </div>
  );
}

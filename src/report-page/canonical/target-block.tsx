import { stepsOf } from "../../checks/canonical-walk";
import type { AuditRecord } from "../../model/audit";
import type { CanonicalReport } from "../../model/canonical";
import type { CanonicalStep } from "../../model/canonical-target";
import type { AuditReport } from "../../model/report";
import { formatDateTime, t } from "../../platform/i18n";
import { targetSentence } from "../../report/target-sentence";
import { English } from "../../ui/english";
import { HopPath } from "../../ui/hop-path";
import { messageKey } from "../../ui/rule-words";
import { UrlText } from "../../ui/url-text";
import { LookPanel } from "./look-panel";

type Target = NonNullable<CanonicalReport["target"]>;

function Canonicals({ step }: { step: CanonicalStep }) {
  if (step.canonicals.length === 0) return <>{t("stepNoCanonical")}</>;
  return (
    <>
      {t("stepCanonicals")}{" "}
      {step.canonicals.slice(0, 5).map((url) => (
        <span key={url} class="step-canonical">
          <UrlText url={url} />
        </span>
      ))}
    </>
  );
}

function Step({ step }: { step: CanonicalStep }) {
  const reached = step.outcome === "ok" || step.outcome === "redirected";
  return (
    <li data-testid="target-step">
      <HopPath hops={step.hops} />
      {!reached && (
        <p>
          {t(messageKey("outcome", step.outcome), Math.max(0, step.hops.length - 1))}{" "}
          {step.skipped ?? step.error ?? ""}
        </p>
      )}
      {reached && (
        <p>
          <Canonicals step={step} />
        </p>
      )}
      {reached && (
        <p>{step.noindex.length === 0 ? t("stepMayIndex") : t("stepNoindex", step.noindex.join(", "))}</p>
      )}
    </li>
  );
}

/** The host where the walk had to stop for want of access. */
function blockedBy(target: Target | undefined): string[] {
  const last = target === undefined ? undefined : stepsOf(target).at(-1);
  return last?.outcome === "partial" ? [last.finalUrl] : [];
}

/** Whether the canonical holds: asked on request, shown as a path and a sentence. */
export function TargetBlock({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const { target, effective } = report.canonical;
  return (
    <section class="block" data-testid="target">
      <h2>{t("targetTitle")}</h2>
      {target !== undefined && (
        <>
          <p data-testid="target-sentence">
            <b>
              <English>{targetSentence(target)}</English>
            </b>
          </p>
          <p class="quiet">{t("targetAt", formatDateTime(target.checkedAt ?? ""))}</p>
          <ol class="target-steps">
            {stepsOf(target).map((step, i) => (
              <Step key={i} step={step} />
            ))}
          </ol>
        </>
      )}
      <LookPanel
        record={record}
        wanted="target"
        url={"url" in effective ? effective.url : null}
        blocked={blockedBy(target)}
        again={target !== undefined}
      />
    </section>
  );
}

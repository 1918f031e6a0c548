import type { CanonicalReport } from "../model/canonical";
import type { Finding, Severity } from "../model/finding";
import { t } from "../platform/i18n";

export type Level = Severity | "ok";

/** Each level has its own outline: the shape tells it where colour does not. */
const SHAPES: Record<Level, string> = {
  error: "M5 1h6l4 4v6l-4 4H5l-4-4V5zM5.5 5.5l5 5M10.5 5.5l-5 5",
  warning: "M8 1.5 15 14H1zM8 6v4M8 11.8v.4",
  notice: "M8 1.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 1 0 8 1.2M8 7.2v4M8 4.6v.4",
  ok: "M8 1.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 1 0 8 1.2M4.8 8.2l2.3 2.3 4.2-4.6",
};

const ORDER: readonly Severity[] = ["error", "warning", "notice"];

/** The worst severity of a list; `ok` for an empty one. */
export function worst(findings: readonly Finding[]): Level {
  return ORDER.find((severity) => findings.some((finding) => finding.severity === severity)) ?? "ok";
}

/** A canonical that names the page itself is in order, whatever small print comes with it. */
export function verdictLevel({ relation, findings }: CanonicalReport): Level {
  const level = worst(findings);
  return level === "notice" && (relation === "identical" || relation === "equal") ? "ok" : level;
}

/** Icon and word; colour only supports them. */
export function SeverityMark({ level }: { level: Level }) {
  return (
    <span class={`severity severity-${level}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6">
        <path d={SHAPES[level]} stroke-linecap="round" stroke-linejoin="round" />
      </svg>
      {t(`severity_${level}`)}
    </span>
  );
}

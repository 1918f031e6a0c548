import type { AuditRecord } from "../model/audit";
import type { CanonicalStep } from "../model/canonical-target";
import type { FetchedPage } from "../model/fetched-page";

/** The audit with the page as it was fetched again. */
export function withServed(record: AuditRecord, served: FetchedPage): AuditRecord {
  return { ...record, context: { ...record.context, served } };
}

/** The audit before anybody looked at its canonical. */
export function withoutTarget(record: AuditRecord): AuditRecord {
  const { target: _, ...context } = record.context;
  return { ...record, context };
}

/** The audit with one more step from canonical to canonical; the first one begins the walk. */
export function withStep(record: AuditRecord, step: CanonicalStep, checkedAt: string): AuditRecord {
  const { target } = record.context;
  const walked =
    target === undefined
      ? { ...step, checkedAt, further: [] }
      : { ...target, further: [...(target.further ?? []), step] };
  return { ...record, context: { ...record.context, target: walked } };
}

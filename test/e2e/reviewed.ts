import type { AuditReport } from "../../src/model/report";
import reviewed from "./reviewed-findings.json";

const BY_FILE: Readonly<Record<string, Readonly<Record<string, string>>>> = reviewed;

/** Checks that report something of a saved page, each once. */
export function reportedChecks({ canonical, findings }: AuditReport): string[] {
  return [...new Set([...canonical.findings, ...findings].map((finding) => finding.check))].toSorted();
}

/**
 * Checks whose findings of this page were read against the page; the judgement
 * stands beside each. A difference wants to be read, then written down there.
 */
export function reviewedChecks(file: string): string[] {
  return Object.keys(BY_FILE[file] ?? {}).toSorted();
}

import { parsePolicy } from "../../canonicalize";
import type { Policy } from "../../model/policy";
import type { AuditReport } from "../../model/report";
import { exportFileName } from "../../report/csv";
import { saveFile } from "../export/save-file";

/** Saves a policy as JSON, as `--policy` and other browsers read it. */
export function savePolicy(policy: Policy, report: AuditReport): void {
  const name = exportFileName(report.page.url, report.generatedAt, "policy.json");
  const bytes = new TextEncoder().encode(`${JSON.stringify(policy, null, 2)}\n`);
  saveFile(name, [bytes], "application/json");
}

export type ReadPolicy =
  | { readonly ok: true; readonly policy: Policy }
  /** `field` is null where the file is no JSON at all. */
  | { readonly ok: false; readonly field: string | null; readonly message: string };

/** Reads a policy somebody wrote; of several mistakes the first is named. */
export function readPolicyText(text: string): ReadPolicy {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, field: null, message: "" };
  }
  const parsed = parsePolicy(json);
  if (parsed.ok) return parsed;
  const [error] = parsed.errors;
  return { ok: false, field: error?.field ?? "policy", message: error?.message ?? "" };
}

import Papa from "papaparse";
import { auditOpenPage, auditPage } from "../../scripts/audit/audit-page";
import type { ServedPage } from "../../scripts/browser/driver";
import type { Launched } from "../../scripts/browser/launch";
import type { AuditReport } from "../../src/model/report";

const text = new TextDecoder("utf-8", { ignoreBOM: true });

export interface Exported {
  readonly report: AuditReport;
  /** Rows of a table by column name; the byte order mark is asserted away by the caller. */
  csv(name: string): readonly Readonly<Record<string, string>>[];
  raw(name: string): string;
}

const asItIs = async (): Promise<void> => {};

/** Opens a page, clicks the action, opens the report, downloads everything. */
export async function audit(launched: Launched, target: string | ServedPage): Promise<Exported> {
  return exported(await auditPage(launched, { id: null, target }, asItIs));
}

/** The same for the page that is open already. */
export async function auditOpen(launched: Launched): Promise<Exported> {
  return exported(await auditOpenPage(launched, asItIs));
}

/** The files of an export, read back. */
export function exported(files: ReadonlyMap<string, Uint8Array>): Exported {
  const raw = (name: string) => {
    const bytes = files.get(name);
    if (bytes === undefined) throw new Error(`No ${name} among ${[...files.keys()].join(", ")}`);
    return text.decode(bytes);
  };
  return {
    report: JSON.parse(raw("report.json")) as AuditReport,
    raw,
    csv: (name) => parseCsv(raw(name)),
  };
}

/** Reads CSV back as a spreadsheet would; throws where it is malformed. */
export function parseCsv(csv: string): readonly Readonly<Record<string, string>>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  if (errors[0] !== undefined) throw new Error(`row ${errors[0].row}: ${errors[0].message}`);
  return data;
}

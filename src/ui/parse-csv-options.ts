import type { CsvOptions } from "../report/csv";

export type ExportOptions = Required<Omit<CsvOptions, "header">>;

/** What was kept of the last choice, with the safe choice for everything that is not understood. */
export function parseOptions(kept: unknown): ExportOptions {
  const { raw, mask, bom, delimiter } = (kept ?? {}) as Partial<Record<keyof ExportOptions, unknown>>;
  return {
    raw: raw === true,
    mask: mask !== false,
    bom: bom !== false,
    delimiter: delimiter === ";" || delimiter === "\t" ? delimiter : ",",
  };
}

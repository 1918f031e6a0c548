import { signal } from "@preact/signals";
import { readExportOptions, writeExportOptions } from "../platform/export-options";
import { type ExportOptions, parseOptions } from "./parse-csv-options";

/** How CSV files are written: as the auditor last chose. */
export const csvOptions = signal<ExportOptions>(parseOptions(undefined));

/** Takes over what was chosen last time; call once. */
export async function recallOptions(): Promise<void> {
  csvOptions.value = parseOptions(await readExportOptions().catch(() => undefined));
}

/** Changes how files are written, from now on. */
export function chooseOptions(part: Partial<ExportOptions>): void {
  csvOptions.value = { ...csvOptions.value, ...part };
  // Without room for it the choice holds until the page is closed.
  writeExportOptions(csvOptions.value).catch(() => undefined);
}

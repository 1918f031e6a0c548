import { signal } from "@preact/signals";
import type { CsvOptions } from "../../report/csv";

/** How CSV files are written, until the page is closed. */
export const csvOptions = signal<Required<Omit<CsvOptions, "header">>>({
  raw: false,
  mask: true,
  bom: true,
  delimiter: ",",
});

import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { CSV_TABLES } from "../../report/csv";
import { CsvChoices } from "../../ui/csv-choices";
import { csvOptions } from "../../ui/csv-options";
import { runExport } from "./export-run";
import { ExportStatus } from "./export-status";
import { archiveFile, jsonFile } from "./files";

/** Everything at once, how CSV files are written, and how far an export is. */
export function ExportEverything({ report }: { report: AuditReport }) {
  return (
    <section class="everything" aria-label={t("exports")}>
      <ExportStatus />
      <button
        type="button"
        class="button-main"
        data-testid="export-zip"
        onClick={() => void runExport(() => archiveFile(report, csvOptions.value))}
      >
        {t("exportZip")}
      </button>
      <p class="quiet hint">{t("exportZipWhat", CSV_TABLES.length)}</p>
      <button
        type="button"
        class="button"
        data-testid="export-json"
        onClick={() => void runExport(() => jsonFile(report))}
      >
        {t("exportJson")}
      </button>
      <CsvChoices />
    </section>
  );
}

import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { CSV_TABLES } from "../../report/csv";
import { csvOptions } from "../../ui/csv-options";
import { messageKey } from "../../ui/rule-words";
import { runExport } from "./export-run";
import { tableFile } from "./files";

/** Every table as a file of its own. */
export function ExportList({ report }: { report: AuditReport }) {
  return (
    <section class="block">
      <h2>{t("exportTables")}</h2>
      <ul class="export-list">
        {CSV_TABLES.map((table) => (
          <li key={table.id}>
            <button
              type="button"
              class="link"
              data-testid={`export-${table.id}`}
              onClick={() => void runExport(() => tableFile(table, report, csvOptions.value))}
            >
              {t("exportNamed", t(messageKey("table", table.id)))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

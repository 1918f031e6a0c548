import type { AuditReport } from "../../model/report";
import { counted, t } from "../../platform/i18n";
import { CSV_TABLES, type CsvTable, type TableId } from "../../report/csv";
import { csvOptions } from "../../ui/csv-options";
import { messageKey } from "../../ui/rule-words";
import { runExport } from "./export-run";
import { tableFile } from "./files";

interface Props {
  readonly tables: readonly TableId[];
  readonly report: AuditReport;
  /** Cuts the report down to the rows on screen, where these are fewer. */
  readonly narrow: (() => AuditReport) | null;
  readonly shown: number;
  readonly all: number;
  /** What the counted things are called. */
  readonly unit?: "rows" | "groups" | "paths";
}

const save = (table: CsvTable, report: () => AuditReport) =>
  void runExport(() => tableFile(table, report(), csvOptions.value));

/** A button a table that says how many rows it exports. */
export function ExportButtons({ tables, report, narrow, shown, all, unit = "rows" }: Props) {
  const several = tables.length > 1;
  const amount = (count: number) => counted(`unit_${unit}`, count);
  return (
    <span class="exports">
      {CSV_TABLES.filter(({ id }) => tables.includes(id)).map((table) => (
        <>
          {narrow !== null && shown > 0 && (
            <button
              type="button"
              class="button"
              data-testid={`export-shown-${table.id}`}
              onClick={() => save(table, narrow)}
            >
              {several
                ? t("exportNamedShown", t(messageKey("table", table.id)), amount(shown))
                : t("exportShown", amount(shown))}
            </button>
          )}
          <button
            type="button"
            class="button"
            data-testid={`export-${table.id}`}
            onClick={() => save(table, () => report)}
          >
            {several || all <= 1
              ? t("exportNamed", t(messageKey("table", table.id)))
              : t("exportAllRows", amount(all))}
          </button>
        </>
      ))}
    </span>
  );
}

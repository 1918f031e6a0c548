import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { CSV_TABLES, type TableId } from "../../report/csv";
import { saveTable } from "./files";

interface Props {
  readonly tables: readonly TableId[];
  readonly report: AuditReport;
  /** Cuts the report down to the rows on screen, where these are fewer. */
  readonly narrow: (() => AuditReport) | null;
  readonly shown: number;
  readonly all: number;
  /** What the counted things are called. */
  readonly unit?: string;
}

/** A button a table that says how many rows it exports. */
export function ExportButtons({ tables, report, narrow, shown, all, unit = "" }: Props) {
  return (
    <span class="exports">
      {CSV_TABLES.filter(({ id }) => tables.includes(id)).map((table) => (
        <>
          {narrow !== null && shown > 0 && (
            <button type="button" class="button" onClick={() => saveTable(table, narrow())}>
              {t("exportShown", shown.toLocaleString(), unit)}
            </button>
          )}
          <button
            type="button"
            class="button"
            data-testid={`export-${table.id}`}
            onClick={() => saveTable(table, report)}
          >
            {tables.length > 1 || all <= 1
              ? t("exportNamed", table.title)
              : t("exportAllRows", all.toLocaleString(), unit)}
          </button>
        </>
      ))}
    </span>
  );
}

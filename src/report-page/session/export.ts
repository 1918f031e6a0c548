import type { SessionReport } from "../../model/session";
import { type CsvOptions, exportFileName } from "../../report/csv";
import { splitTable } from "../../report/csv/split";
import { reportJsonParts } from "../../report/json";
import { SESSION_TABLES } from "../../report/session/tables";
import type { ExportFile } from "../export/files";
import { type TextFile, zipPieces } from "../export/zip";

/** Entries the JSON writes in one part. */
const ENTRIES = 500;

const jsonText = (session: SessionReport): TextFile => ({
  name: "session.json",
  parts: () => reportJsonParts(session),
  count: (session.pages.length + session.groups.length) / ENTRIES + 50,
});

/** The whole session as one archive: `session.json` and every table. */
export function sessionArchive(session: SessionReport, options: CsvOptions): ExportFile {
  let rows = 0;
  let files = 0;
  const tables = SESSION_TABLES.map((table) => () => {
    const parts = splitTable(table.rows(session), table.fileName, options);
    files += parts.length;
    rows += parts.reduce((sum, part) => sum + part.rows, 0);
    return parts.map(
      ({ name, parts: texts, count }): TextFile => ({ name: `${name}.csv`, parts: texts, count }),
    );
  });
  return {
    name: exportFileName(`https://${session.site}/`, session.generatedAt, "session.zip"),
    type: "application/zip",
    pieces: () => zipPieces([() => [jsonText(session)], ...tables], session.generatedAt),
    rows: () => rows,
    split: () => files > SESSION_TABLES.length,
  };
}

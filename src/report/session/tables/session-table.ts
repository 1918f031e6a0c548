import type { SessionReport } from "../../../model/session";
import type { TableRows } from "../../csv/table";

/** One CSV file of a session's export. */
export interface SessionTable {
  /** File name, without `.csv`. */
  readonly fileName: string;
  rows(session: SessionReport): TableRows;
}

import type { AuditReport } from "../../model/report";
import { type Chain, chainsOf, sentTo } from "./chains";
import { statusText } from "./status-text";
import { type Cell, type CsvTable, number, text, url } from "./table";
import { redirectType } from "./words";

const COLUMNS = [
  number("Chain"),
  number("Hop"),
  text("Found In"),
  url("Start Address"),
  url("Address"),
  number("Status Code"),
  text("Status"),
  text("Redirect Type"),
  url("Location"),
  url("Redirect URL"),
  text("From Cache"),
  number("Response Time (ms)"),
  url("Final Address"),
  text("Outcome"),
  url("Source"),
];

function rowsOf(chain: Chain, number: number, report: AuditReport): Cell[][] {
  const { hops } = chain;
  return hops.map((hop, i) => [
    number,
    i + 1,
    chain.kind,
    chain.start,
    hop.url,
    hop.status,
    statusText(hop.status),
    redirectType(hop, sentTo(chain, i) === ""),
    hop.location ?? "",
    sentTo(chain, i),
    hop.fromCache,
    Math.round(hop.ms),
    chain.finalUrl,
    chain.outcome,
    chain.kind === "Page" ? "" : report.page.url,
  ]);
}

/** Long: one row a hop, Location as the server wrote it. */
export const redirectHops: CsvTable = {
  id: "redirect-hops",
  fileName: "redirect-hops",
  title: "Redirect Hops",
  rows(report) {
    return { columns: COLUMNS, rows: chainsOf(report).flatMap((chain, i) => rowsOf(chain, i + 1, report)) };
  },
};

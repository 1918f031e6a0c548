import type { RedirectChain } from "../../model/navigation";
import { type Chain, chainsOf, pageChain, sentTo } from "./chains";
import { statusText } from "./status-text";
import { type Cell, type CsvTable, number, text, url } from "./table";
import { redirectType } from "./words";
import { writeCsv } from "./write";

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

function rowsOf(chain: Chain, number: number, source: string): Cell[][] {
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
    chain.kind === "Page" ? "" : source,
  ]);
}

/** Long: one row a hop, Location as the server wrote it. */
export const redirectHops: CsvTable = {
  id: "redirect-hops",
  fileName: "redirect-hops",
  rows(report) {
    const rows = chainsOf(report).flatMap((chain, i) => rowsOf(chain, i + 1, report.page.url));
    return { columns: COLUMNS, rows };
  },
};

/** The hops of one chain as CSV, for a page that could not be audited: an error page has no report. */
export function chainCsv(chain: RedirectChain): string {
  return writeCsv({ columns: COLUMNS, rows: rowsOf(pageChain(chain), 1, "") });
}

import type { AuditReport } from "../../model/report";
import { countRedirects } from "../../redirects/sent-on";
import { type Chain, chainsOf } from "./chains";
import { type Cell, type CsvTable, number, text, url } from "./table";

const COLUMNS = [
  url("Address"),
  url("Final Address"),
  number("Number of Redirects"),
  text("Status Codes"),
  number("Links"),
];

const PERMANENT = new Set<number | null>([301, 308]);

/** Every step promised by a server to last, and an answer at the end (RFC 9110 15.4.2, 15.4.9). */
function isPermanent({ hops, outcome }: Chain): boolean {
  return (
    outcome === "redirected" &&
    hops.length > 1 &&
    hops.slice(0, -1).every(({ kind, status }) => kind === "http" && PERMANENT.has(status))
  );
}

const rowOf = (chain: Chain): Cell[] => [
  chain.start,
  chain.finalUrl,
  countRedirects(chain),
  chain.hops.map(({ status }) => status).join(" > "),
  chain.links,
];

/**
 * Old address to final address, for redirects that are permanent at every step: what
 * a crawler may remember and a site may link directly. `/a 301 > /b 308 > /c 200` -> /a, /c;
 * a 302 anywhere leaves the address out.
 */
export const redirectMap: CsvTable = {
  id: "redirect-map",
  fileName: "redirect-map",
  rows: (report: AuditReport) => ({
    columns: COLUMNS,
    rows: chainsOf(report).filter(isPermanent).map(rowOf),
  }),
};

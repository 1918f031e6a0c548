import type { AuditReport } from "../../model/report";
import { type Chain, chainsOf } from "./chains";
import { type Cell, type CsvTable, number, text, url } from "./table";

const COLUMNS = [
  url("Address"),
  text("Outcome"),
  url("Loops Back To"),
  url("Last Address"),
  number("Hops"),
  text("Status Codes"),
  text("Addresses"),
  number("Links"),
  url("Source"),
];

const isLoop = ({ outcome }: Chain): boolean => outcome === "loop" || outcome === "too-many";

const rowOf = (chain: Chain, report: AuditReport): Cell[] => [
  chain.start,
  chain.outcome,
  chain.outcome === "loop" ? chain.finalUrl : "",
  chain.hops.at(-1)?.url ?? chain.start,
  chain.hops.length,
  chain.hops.map(({ status }) => status ?? "").join(" > "),
  chain.hops.map((hop) => hop.url).join(" > "),
  chain.links,
  chain.kind === "Page" ? "" : report.page.url,
];

/** Quarantine: addresses that lead in circles or never end, which no crawler should be given. */
export const redirectLoops: CsvTable = {
  id: "redirect-loops",
  fileName: "redirect-loops",
  rows: (report) => ({
    columns: COLUMNS,
    rows: chainsOf(report)
      .filter(isLoop)
      .map((chain) => rowOf(chain, report)),
  }),
};

import type { Hop } from "../../model/navigation";
import type { AuditReport } from "../../model/report";
import { type Chain, chainsOf } from "./chains";
import { indexability } from "./indexability";
import { statusText } from "./status-text";
import { type Cell, type Column, type CsvTable, number, text, url } from "./table";
import { linkPosition, redirectType } from "./words";

/** Screaming Frog writes ten steps; a longer chain of ours widens the table. */
const STEPS = 10;

const COLUMNS = [
  text("Chain Type"),
  number("Number of Redirects"),
  text("Loop"),
  url("Source"),
  text("Temp Redirect in Chain"),
  url("Address"),
  url("Final Address"),
  text("Final Indexability"),
  text("Final Indexability Status"),
  text("Final Content"),
  number("Final Status Code"),
  text("Final Status"),
  text("Alt Text"),
  text("Anchor Text"),
  text("Link Path"),
  text("Link Position"),
];

const stepColumns = (n: number): Column[] => [
  text(`Content ${n}`),
  number(`Status Code ${n}`),
  text(`Status ${n}`),
  text(`Redirect Type ${n}`),
  url(`Redirect URL ${n}`),
];

function stepCells(hops: readonly Hop[], i: number): Cell[] {
  const hop = hops[i];
  if (hop === undefined) return ["", null, "", "", ""];
  const last = i === hops.length - 1;
  return ["", hop.status, statusText(hop.status), redirectType(hop, last), hops[i + 1]?.url ?? ""];
}

const CUT_SHORT = new Set(["loop", "too-many", "partial", "refused", "bad-location", "no-location"]);

const TEMPORARY = new Set<number | null>([302, 303, 307]);

const isTemporary = (hop: Hop, last: boolean) => hop.kind === "http" && !last && TEMPORARY.has(hop.status);

/** HTTP where every step was one, like Screaming Frog's Chain Type. */
const chainType = (hops: readonly Hop[], redirects: number) => {
  if (redirects === 0) return "";
  return hops.every((hop) => hop.kind === "http") ? "HTTP Redirect" : "Mixed Redirect";
};

/** The last hop of a loop, or of a chain that was refused, sent on as well. */
const countRedirects = ({ hops, outcome }: Chain) =>
  Math.max(0, hops.length - (CUT_SHORT.has(outcome) ? 0 : 1));

function leading(chain: Chain, report: AuditReport): Cell[] {
  const { hops, firstLink } = chain;
  const last = hops.length - 1;
  const final = chain.kind === "Page" ? indexability(report) : { indexability: "", status: "" };
  const alt = firstLink?.textSource === "alt";
  return [
    chainType(hops, countRedirects(chain)),
    countRedirects(chain),
    chain.outcome === "loop",
    chain.kind === "Page" ? "" : report.page.url,
    hops.some((hop, i) => isTemporary(hop, i === last)),
    chain.start,
    chain.finalUrl,
    final.indexability,
    final.status,
    chain.kind === "Page" ? report.page.contentType : "",
    hops[last]?.status ?? null,
    statusText(hops[last]?.status ?? null),
    alt ? firstLink.text : "",
    alt ? "" : (firstLink?.text ?? ""),
    "",
    firstLink === null ? "" : linkPosition(firstLink.place),
  ];
}

/** Wide: one row a chain, the steps in numbered columns as in "Redirect Chains". */
export const redirectChains: CsvTable = {
  id: "redirect-chains",
  fileName: "redirect-chains",
  title: "Redirect Chains",
  rows(report) {
    const chains = chainsOf(report);
    const steps = chains.reduce((most, { hops }) => Math.max(most, hops.length), STEPS);
    const numbers = Array.from({ length: steps }, (_, i) => i);
    return {
      columns: [
        ...COLUMNS,
        ...numbers.flatMap((i) => stepColumns(i + 1)),
        text("Outcome"),
        number("Links"),
        text("Note"),
      ],
      rows: chains.map((chain) => [
        ...leading(chain, report),
        ...numbers.flatMap((i) => stepCells(chain.hops, i)),
        chain.outcome,
        chain.links,
        chain.skipped,
      ]),
    };
  },
};

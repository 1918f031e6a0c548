import type { Hop } from "../../model/navigation";
import type { AuditReport } from "../../model/report";
import { countRedirects, lastAnswer, lastSentOn } from "../../redirects/sent-on";
import { type Chain, chainsOf, sentTo } from "./chains";
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

function stepCells(chain: Chain, i: number): Cell[] {
  const hop = chain.hops[i];
  if (hop === undefined) return ["", null, "", "", ""];
  const to = sentTo(chain, i);
  const last = i === chain.hops.length - 1 && to === "";
  return ["", hop.status, statusText(hop.status), redirectType(hop, last), to];
}

/** The status the final address itself answered with; null where it was never asked or never answered. */
function finalStatus({ hops, finalUrl, outcome }: Chain): number | null {
  const answered = lastSentOn({ hops, outcome })
    ? hops.find(({ url }) => url === finalUrl)
    : lastAnswer(hops);
  return answered?.status ?? null;
}

const TEMPORARY = new Set<number | null>([302, 303, 307]);

const isTemporary = (chain: Chain, i: number) => {
  const hop = chain.hops[i];
  return hop?.kind === "http" && TEMPORARY.has(hop.status) && sentTo(chain, i) !== "";
};

/** HTTP where every step was one, like Screaming Frog's Chain Type. */
const chainType = (hops: readonly Hop[], redirects: number) => {
  if (redirects === 0) return "";
  return hops.every((hop) => hop.kind === "http") ? "HTTP Redirect" : "Mixed Redirect";
};

function leading(chain: Chain, report: AuditReport): Cell[] {
  const { hops, firstLink } = chain;
  const status = finalStatus(chain);
  const final = chain.kind === "Page" ? indexability(report) : { indexability: "", status: "" };
  const alt = firstLink?.textSource === "alt";
  return [
    chainType(hops, countRedirects(chain)),
    countRedirects(chain),
    chain.outcome === "loop",
    chain.kind === "Page" ? "" : report.page.url,
    hops.some((_, i) => isTemporary(chain, i)),
    chain.start,
    chain.finalUrl,
    final.indexability,
    final.status,
    chain.kind === "Page" ? report.page.contentType : "",
    status,
    statusText(status),
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
        text("Link Numbers"),
        url("Duplicate Group"),
        text("Note"),
      ],
      rows: chains.map((chain) => [
        ...leading(chain, report),
        ...numbers.flatMap((i) => stepCells(chain, i)),
        chain.outcome,
        chain.links,
        chain.linkNumbers,
        chain.group,
        chain.skipped,
      ]),
    };
  },
};

import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { UrlCell } from "../../ui/url-text";
import { chainWords } from "../check/chain-of";
import type { Column, Facet, TableView } from "../table/table-view";
import { redirectDetails } from "./redirect-details";
import { type RedirectRow, redirectRows } from "./redirect-rows";

const COLUMNS: Column<RedirectRow, RedirectRow>[] = [
  {
    id: "start",
    title: "columnLinkUrl",
    width: { share: 4 },
    sortBy: ({ chain }) => chain.start,
    cell: ({ chain }) => <UrlCell url={chain.start} />,
  },
  {
    id: "statuses",
    title: "columnStatus",
    width: { share: 2 },
    sortBy: ({ pattern }) => pattern,
    cell: ({ pattern }) => pattern,
  },
  {
    id: "final",
    title: "columnFinal",
    width: { share: 4 },
    sortBy: ({ chain }) => chain.finalUrl,
    cell: ({ chain }) => <UrlCell url={chain.finalUrl} />,
  },
  {
    id: "outcome",
    title: "columnOutcome",
    width: { share: 3 },
    sortBy: ({ chain }) => chain.outcome,
    cell: ({ chain }) => chainWords(chain),
  },
  {
    id: "links",
    title: "columnLinks",
    width: { pixels: 80 },
    numeric: true,
    sortBy: ({ chain }) => chain.links.length,
    cell: ({ chain }) => chain.links.length,
  },
];

const FACETS: Facet<RedirectRow>[] = [
  {
    id: "outcome",
    title: "columnOutcome",
    valuesOf: ({ chain }) => [chain.outcome],
    word: (outcome) => t(messageKey("shortOutcome", outcome)),
  },
  {
    id: "status",
    title: "facetFinalStatus",
    valuesOf: ({ chain }) => (chain.hops.at(-1)?.status ? [String(chain.hops.at(-1)?.status)] : []),
    word: (status) => status,
  },
  {
    id: "pattern",
    title: "facetPattern",
    valuesOf: ({ pattern }) => (pattern === "" ? [] : [pattern]),
    word: (pattern) => pattern,
  },
  {
    id: "change",
    title: "facetChange",
    valuesOf: ({ change }) => (change === null ? [] : [change]),
    word: (change) => t(messageKey("change", change)),
  },
  {
    id: "why",
    title: "facetWhy",
    valuesOf: ({ chain }) => (chain.skipped === undefined ? [] : [chain.skipped]),
    word: (why) => why,
  },
];

/** The checked links, each with its chain. */
export const checkedRedirects: TableView<RedirectRow, RedirectRow> = {
  unit: "rows",
  columns: COLUMNS,
  facets: FACETS,
  rows: redirectRows,
  lines: (row) => [row],
  rowOf: (row) => row,
  text: ({ chain, pattern }) =>
    `${chain.hops.map(({ url }) => url).join(" ")} ${chain.start} ${chain.finalUrl} ${chain.group ?? ""} ${pattern} ${chain.outcome}`,
  detail: ({ chain }) => redirectDetails(chain),
  empty: () => t("noChecked"),
  exports: ["redirect-chains", "redirect-hops", "redirect-map", "redirect-loops"],
  narrow: (report, rows) => ({
    ...report,
    redirects: rows.map(({ chain }) => chain),
    navigation: { observed: false, why: "no-request" },
  }),
};

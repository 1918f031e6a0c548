import type { CheckedRedirect } from "../../model/report";
import { t } from "../../platform/i18n";
import { HopPath } from "../../ui/hop-path";
import { messageKey } from "../../ui/rule-words";
import { UrlCell, UrlLink } from "../../ui/url-text";
import type { Column, TableView } from "../table/table-view";

/** "301 → 302 → 200", with a dash where no server answered. */
const statuses = ({ hops }: CheckedRedirect) => hops.map(({ status }) => status ?? "–").join(" → ");

const outcomeOf = ({ outcome, hops, skipped }: CheckedRedirect) =>
  skipped ?? t(messageKey("outcome", outcome), Math.max(0, hops.length - 1));

const COLUMNS: Column<CheckedRedirect, CheckedRedirect>[] = [
  {
    id: "start",
    title: "columnLinkUrl",
    width: { share: 4 },
    sortBy: ({ start }) => start,
    cell: ({ start }) => <UrlCell url={start} />,
  },
  {
    id: "statuses",
    title: "columnStatus",
    width: { share: 2 },
    sortBy: ({ hops }) => hops[0]?.status ?? 0,
    cell: statuses,
  },
  {
    id: "final",
    title: "columnFinal",
    width: { share: 4 },
    sortBy: ({ finalUrl }) => finalUrl,
    cell: ({ finalUrl }) => <UrlCell url={finalUrl} />,
  },
  {
    id: "outcome",
    title: "columnOutcome",
    width: { share: 3 },
    sortBy: ({ outcome }) => outcome,
    cell: outcomeOf,
  },
  {
    id: "links",
    title: "columnLinks",
    width: { pixels: 80 },
    numeric: true,
    sortBy: ({ links }) => links.length,
    cell: ({ links }) => links.length,
  },
];

/** The checked links, each with its chain. */
export const checkedRedirects: TableView<CheckedRedirect, CheckedRedirect> = {
  unit: "rows",
  columns: COLUMNS,
  facets: [
    {
      id: "outcome",
      title: "columnOutcome",
      valuesOf: ({ outcome }) => [outcome],
      word: (outcome) => outcome,
    },
    {
      id: "status",
      title: "columnStatus",
      valuesOf: ({ hops }) => (hops.at(-1)?.status ? [String(hops.at(-1)?.status)] : []),
      word: (status) => status,
    },
  ],
  rows: ({ redirects }) => redirects,
  lines: (checked) => [checked],
  rowOf: (checked) => checked,
  text: (checked) => `${checked.hops.map(({ url }) => url).join(" ")} ${checked.start} ${checked.outcome}`,
  detail: (checked) => [
    { title: "columnLinkUrl", content: <UrlLink url={checked.start} /> },
    { title: "columnChain", content: <HopPath hops={checked.hops} /> },
    { title: "columnOutcome", content: outcomeOf(checked) },
  ],
  empty: () => t("noChecked"),
  exports: ["redirect-chains", "redirect-hops"],
  narrow: (report, redirects) => ({
    ...report,
    redirects,
    navigation: { observed: false, why: "no-request" },
  }),
};

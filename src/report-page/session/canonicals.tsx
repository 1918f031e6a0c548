import type { CanonicalCluster, SessionCanonical, SessionReport } from "../../model/session";
import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { UrlCell, UrlLink } from "../../ui/url-text";
import type { SessionView } from "./session-view";
import { UrlList } from "./url-list";

/** Pages without a cluster stand alone, as one of their own. */
interface Row {
  readonly cluster: CanonicalCluster | null;
  readonly pages: readonly SessionCanonical[];
}

interface Line {
  readonly row: Row;
  /** Null in the line that heads a cluster. */
  readonly page: SessionCanonical | null;
}

const kindWord = ({ kind }: SessionCanonical) => t(messageKey("sessionCanonical", kind));

function rowsOf({ clusters, canonicals }: SessionReport): Row[] {
  const clustered = new Set(clusters.flatMap(({ pages }) => pages.map(({ page }) => page)));
  const alone = canonicals.filter(({ page }) => !clustered.has(page));
  return [
    ...clusters.map((cluster) => ({ cluster, pages: cluster.pages })),
    ...alone.map((page) => ({ cluster: null, pages: [page] })),
  ];
}

function linesOf(row: Row): Line[] {
  const members = row.pages.map((page) => ({ row, page }));
  return row.cluster === null ? members : [{ row, page: null }, ...members];
}

const endOf = ({ cluster, pages }: Row) => cluster?.end ?? pages[0]?.page ?? "";

/** Who names whom: clusters of pages whose canonicals end at one address, then all others. */
export const sessionCanonicals: SessionView<Row, Line> = {
  columns: [
    {
      id: "page",
      title: "columnPage",
      width: { share: 5 },
      sortBy: endOf,
      cell: ({ row, page }) => <UrlCell url={page?.page ?? endOf(row)} />,
    },
    {
      id: "names",
      title: "columnNames",
      width: { share: 5 },
      cell: ({ page }) => (page === null ? "" : <UrlCell url={page.names.join(" ")} />),
    },
    {
      id: "kind",
      title: "columnComesTo",
      width: { share: 4 },
      cell: ({ row, page }) =>
        page === null
          ? t(row.cluster?.audited === true ? "clusterAudited" : "clusterNotAudited", row.pages.length)
          : kindWord(page),
    },
  ],
  facets: [
    {
      id: "comes-to",
      title: "columnComesTo",
      valuesOf: ({ pages }) => [...new Set(pages.map(({ kind }) => kind))],
      word: (kind) => t(messageKey("sessionCanonical", kind)),
    },
  ],
  rows: rowsOf,
  lines: linesOf,
  rowOf: ({ row }) => row,
  text: (row) =>
    [endOf(row), ...row.pages.flatMap((page) => [page.page, ...page.names, kindWord(page)])].join("\t"),
  heads: ({ page }) => page === null,
  detail: ({ row, page }) =>
    page === null
      ? [{ title: "clusterPages", content: <UrlList urls={row.pages.map((one) => ({ url: one.page }))} /> }]
      : [
          { title: "columnPage", content: <UrlLink url={page.page} /> },
          { title: "columnComesTo", content: kindWord(page) },
          { title: "canonicalWay", content: <UrlList urls={page.way.map((url) => ({ url }))} /> },
          ...(page.redirects ? [{ title: "columnOutcome", content: t("wayRedirects") }] : []),
        ],
  empty: "sessionNoPages",
};

import type { CheckedPage } from "../../model/session";
import { formatDateTime, t } from "../../platform/i18n";
import { UrlCell, UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import type { SessionView } from "./session-view";

const findingsOf = ({ findings }: CheckedPage) => findings.error + findings.warning + findings.notice;

/** The audited pages, each with its own numbers. */
export const sessionPageList: SessionView<CheckedPage, CheckedPage> = {
  columns: [
    {
      id: "url",
      title: "columnPage",
      width: { share: 5 },
      sortBy: ({ url }) => url,
      cell: ({ url }) => <UrlCell url={url} />,
    },
    {
      id: "title",
      title: "factTitle",
      width: { share: 3 },
      sortBy: ({ title }) => title,
      cell: ({ title }) => visible(title),
    },
    {
      id: "links",
      title: "columnLinks",
      width: { pixels: 80 },
      numeric: true,
      sortBy: ({ totals }) => totals.links,
      cell: ({ totals }) => totals.links,
    },
    {
      id: "duplicates",
      title: "view_duplicates",
      width: { pixels: 100 },
      numeric: true,
      sortBy: ({ totals }) => totals.duplicates,
      cell: ({ totals }) => totals.duplicates,
    },
    {
      id: "rejected",
      title: "view_rejected",
      width: { pixels: 125 },
      numeric: true,
      sortBy: ({ totals }) => totals.rejected,
      cell: ({ totals }) => totals.rejected,
    },
    {
      id: "findings",
      title: "findings",
      width: { pixels: 90 },
      numeric: true,
      sortBy: findingsOf,
      cell: findingsOf,
    },
    {
      id: "at",
      title: "columnAuditedAt",
      width: { pixels: 205 },
      sortBy: ({ at }) => at,
      cell: ({ at }) => formatDateTime(at),
    },
  ],
  facets: [],
  rows: ({ pages }) => pages,
  lines: (page) => [page],
  rowOf: (page) => page,
  text: ({ url, title }) => `${url}\t${title}`,
  detail: (page) => [
    { title: "columnPage", content: <UrlLink url={page.url} /> },
    { title: "factTitle", content: visible(page.title) || "–" },
    {
      title: "view_canonical",
      content:
        page.canonicals.length === 0
          ? t("sessionCanonical_none")
          : page.canonicals.map((url) => <UrlLink url={url} />),
    },
  ],
  empty: "sessionNoPages",
};

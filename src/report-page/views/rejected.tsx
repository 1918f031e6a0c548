import type { ReportLink } from "../../model/link";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { reasonWords } from "../../ui/reason-words";
import { UrlCell } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { once } from "../once";
import type { Column, TableView } from "../table/table-view";
import { linkDetails } from "./link-details";
import { placeWord } from "./link-words";

const reasonOf = ({ reason, scheme }: ReportLink) =>
  reason === undefined ? "" : reasonWords(reason, scheme);

/** `mailto:` for a scheme, the reason for everything else. */
const kindOf = ({ reason, scheme }: ReportLink) => (scheme === undefined ? (reason ?? "") : `${scheme}:`);

const COLUMNS: Column<ReportLink, ReportLink>[] = [
  {
    id: "index",
    title: "columnIndex",
    width: { pixels: 64 },
    numeric: true,
    sortBy: ({ index }) => index,
    cell: ({ index }) => index + 1,
  },
  {
    id: "href",
    title: "columnHref",
    width: { share: 5 },
    sortBy: ({ rawHref }) => rawHref,
    cell: ({ rawHref }) => <UrlCell url={rawHref} />,
  },
  {
    id: "reason",
    title: "columnReason",
    width: { share: 2 },
    sortBy: kindOf,
    cell: (link) => `${link.scheme === undefined ? "" : `${link.scheme}: `}${reasonOf(link)}`,
  },
  {
    id: "text",
    title: "columnAnchor",
    width: { share: 3 },
    sortBy: ({ text }) => text,
    cell: ({ text }) => visible(text),
  },
  {
    id: "place",
    title: "columnPlace",
    width: { pixels: 110 },
    sortBy: ({ place }) => place,
    cell: ({ place }) => placeWord(place),
  },
];

/** The list on the left counts them too. */
export const rejectedOf = once((report: AuditReport): readonly ReportLink[] =>
  report.links.filter(({ outcome }) => outcome === "rejected"),
);

/** Hrefs that lead nowhere a crawler can go, with the reason. */
export const rejected: TableView<ReportLink, ReportLink> = {
  unit: "rows",
  columns: COLUMNS,
  facets: [
    {
      id: "reason",
      title: "columnReason",
      valuesOf: (link) => [kindOf(link)],
      word: (kind) => (kind.endsWith(":") ? kind : reasonWords(kind as NonNullable<ReportLink["reason"]>)),
    },
  ],
  rows: rejectedOf,
  lines: (link) => [link],
  rowOf: (link) => link,
  text: (link) => `${link.rawHref} ${link.text} ${kindOf(link)}`,
  detail: linkDetails,
  empty: ({ links }) => t(links.length === 0 ? "noLinks" : "noUnusable"),
  exports: ["rejected"],
  narrow: (report, links) => ({ ...report, links }),
};

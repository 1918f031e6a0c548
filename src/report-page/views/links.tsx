import type { ReportLink } from "../../model/link";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { isFollow } from "../../report/csv/words";
import { ruleName, ruleWords } from "../../ui/rule-words";
import { UrlCell } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { once } from "../once";
import type { Column, Facet, TableView } from "../table/table-view";
import { linkDetails } from "./link-details";
import { flagWord, outcomeWord, placeWord, shortOutcome } from "./link-words";

interface LinkRow {
  readonly link: ReportLink;
  /** The first link of the page that leads to its page. */
  readonly first: boolean;
  /** The last status of its redirects, where they were checked. */
  readonly status: string | null;
}

const COLUMNS: Column<LinkRow, LinkRow>[] = [
  {
    id: "index",
    title: "columnIndex",
    width: { pixels: 60 },
    numeric: true,
    sortBy: ({ link }) => link.index,
    cell: ({ link }) => link.index + 1,
  },
  {
    id: "url",
    title: "columnUrl",
    width: { share: 6 },
    sortBy: ({ link }) => link.url ?? "",
    cell: ({ link }) => link.url !== null && <UrlCell url={link.url} />,
  },
  {
    id: "href",
    title: "columnHref",
    width: { share: 2.2 },
    sortBy: ({ link }) => link.rawHref,
    cell: ({ link }) => <UrlCell url={link.rawHref} />,
  },
  {
    id: "text",
    title: "columnAnchor",
    width: { share: 2 },
    sortBy: ({ link }) => link.text,
    cell: ({ link }) => visible(link.text),
  },
  {
    id: "outcome",
    title: "columnOutcome",
    width: { share: 1.9 },
    sortBy: ({ link }) => link.outcome,
    cell: ({ link }) => shortOutcome(link),
  },
  {
    id: "rules",
    title: "columnRules",
    width: { share: 2 },
    sortBy: ({ link }) => link.rules.length,
    cell: ({ link }) => ruleWords(link.rules),
  },
  {
    id: "flags",
    title: "columnFlags",
    width: { share: 1.4 },
    sortBy: ({ link }) => link.flags.length,
    cell: ({ link }) => link.flags.map(flagWord).join(", "),
  },
];

const FACETS: Facet<LinkRow>[] = [
  { id: "outcome", title: "columnOutcome", valuesOf: ({ link }) => [link.outcome], word: outcomeWord },
  {
    id: "rule",
    title: "facetRule",
    valuesOf: ({ link }) => link.rules.map(({ rule }) => rule),
    word: (rule) => ruleName(rule as LinkRow["link"]["rules"][number]["rule"]),
  },
  {
    id: "status",
    title: "columnStatus",
    valuesOf: ({ status }) => (status === null ? [] : [status]),
    word: (status) => status,
  },
  { id: "flag", title: "columnFlags", valuesOf: ({ link }) => link.flags, word: flagWord },
  {
    id: "element",
    title: "facetElement",
    valuesOf: ({ link }) => [link.element],
    word: (element) => element,
  },
  {
    id: "follow",
    title: "facetFollow",
    valuesOf: ({ link }) => [isFollow(link.rel) ? "follow" : "nofollow"],
    word: (follow) => follow,
  },
  { id: "place", title: "columnPlace", valuesOf: ({ link }) => [link.place], word: placeWord },
  {
    id: "unique",
    title: "facetUnique",
    valuesOf: ({ first }) => (first ? ["key"] : []),
    word: () => t("uniqueKey"),
  },
];

/** By the number of the link. */
function statuses({ redirects }: AuditReport): ReadonlyMap<number, string> {
  const last = redirects.flatMap(({ hops, links: indexes }) => {
    const status = hops.at(-1)?.status ?? null;
    return status === null ? [] : indexes.map((index) => [index, String(status)] as const);
  });
  return new Map(last);
}

const rows = once((report: AuditReport): LinkRow[] => {
  const { links } = report;
  const seen = new Set<string>();
  const checked = statuses(report);
  return links.map((link) => {
    const first = link.key !== undefined && link.outcome === "accepted" && !seen.has(link.key);
    if (first && link.key !== undefined) seen.add(link.key);
    return { link, first, status: checked.get(link.index) ?? null };
  });
});

/** Every link of the page. */
export const links: TableView<LinkRow, LinkRow> = {
  unit: "rows",
  columns: COLUMNS,
  facets: FACETS,
  rows,
  lines: (row) => [row],
  rowOf: (row) => row,
  text: ({ link }) => `${link.url ?? ""} ${link.rawHref} ${link.text}`,
  detail: ({ link }) => linkDetails(link),
  empty: ({ page }) => (page.frames.length > 0 ? t("noLinksButFrames", page.frames.length) : t("noLinks")),
  exports: ["links"],
  narrow: (report, found) => ({ ...report, links: found.map(({ link }) => link) }),
};

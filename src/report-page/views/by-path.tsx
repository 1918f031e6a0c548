import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { gradually } from "../../ui/turns";
import { UrlCell, UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { once } from "../once";
import { gatherPaths, type PathGroup, type PathUrl } from "../paths";
import { ShowOnPage } from "../show-on-page";
import type { Column, TableView } from "../table/table-view";

interface Line {
  readonly group: PathGroup;
  readonly member: PathUrl | null;
}

const COLUMNS: Column<PathGroup, Line>[] = [
  {
    id: "path",
    title: "columnPath",
    width: { share: 6 },
    sortBy: ({ path }) => path,
    cell: ({ group, member }) => (member === null ? visible(group.path) : <UrlCell url={member.url} />),
  },
  {
    id: "urls",
    title: "columnUrls",
    width: { pixels: 80 },
    numeric: true,
    sortBy: ({ urls }) => urls.length,
    cell: ({ group, member }) => (member === null ? group.urls.length : ""),
  },
  {
    id: "links",
    title: "columnLinks",
    width: { pixels: 80 },
    numeric: true,
    sortBy: ({ links }) => links,
    cell: ({ group, member }) => (member === null ? group.links : member.links.length),
  },
];

/** The list on the left counts them too, when the page is shown. */
export const pathsOf = once((report: AuditReport) => gradually(gatherPaths(report.links)));

/** All variants of one path, whatever query and spelling. */
export const byPath: TableView<PathGroup, Line> = {
  unit: "paths",
  columns: COLUMNS,
  facets: [
    {
      id: "variants",
      title: "facetVariants",
      valuesOf: ({ urls }) => [urls.length > 1 ? "several" : "one"],
      word: (value) => t(value === "several" ? "variantsSeveral" : "variantsOne"),
    },
  ],
  rows: (report) => pathsOf(report).now(),
  lines: (group) => [{ group, member: null }, ...group.urls.map((member) => ({ group, member }))],
  rowOf: ({ group }) => group,
  text: ({ path, urls }) => `${path} ${urls.map(({ url }) => url).join(" ")}`,
  heads: ({ member }) => member === null,
  detail: ({ group, member }) => [
    { title: "columnPath", content: visible(group.path) },
    ...(member === null
      ? []
      : [
          { title: "columnUrl", content: <UrlLink url={member.url} /> },
          {
            title: "linksOnPage",
            content: <ShowOnPage key={member.url} links={member.links.map(({ index }) => index)} />,
          },
        ]),
  ],
  empty: () => t("noLinks"),
  exports: ["links"],
  narrow: (report, found) => ({
    ...report,
    links: found.flatMap(({ urls }) => urls.flatMap(({ links }) => links)),
  }),
};

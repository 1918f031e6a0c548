import type { ParameterUse } from "../../model/group";
import { t } from "../../platform/i18n";
import { UrlCell, UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { ParameterRule } from "../policy/parameter-rule";
import type { Column, TableView } from "../table/table-view";

const yes = (value: boolean) => (value ? t("yes") : "");

const COLUMNS: Column<ParameterUse, ParameterUse>[] = [
  {
    id: "name",
    title: "columnParameter",
    width: { share: 3 },
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <bdi dir="ltr" class="url">
        {visible(name)}
      </bdi>
    ),
  },
  {
    id: "links",
    title: "columnLinks",
    width: { pixels: 70 },
    numeric: true,
    sortBy: ({ links }) => links,
    cell: ({ links }) => links,
  },
  {
    id: "values",
    title: "columnValues",
    width: { pixels: 120 },
    numeric: true,
    sortBy: ({ distinctValues }) => distinctValues,
    cell: ({ distinctValues }) => distinctValues,
  },
  {
    id: "tracking",
    title: "columnTracking",
    width: { pixels: 80 },
    sortBy: ({ tracking }) => Number(tracking),
    cell: ({ tracking }) => yes(tracking),
  },
  {
    id: "varies",
    title: "columnVaries",
    width: { pixels: 150 },
    sortBy: ({ variesOnlyBy }) => Number(variesOnlyBy),
    cell: ({ variesOnlyBy }) => yes(variesOnlyBy),
  },
  {
    id: "policy",
    title: "columnPolicy",
    width: { pixels: 264 },
    cell: ({ name }) => <ParameterRule name={name} />,
  },
  {
    id: "example",
    title: "columnExample",
    width: { share: 4 },
    cell: ({ exampleUrl }) => <UrlCell url={exampleUrl} />,
  },
];

/** The query parameters of the page's links. */
export const parameters: TableView<ParameterUse, ParameterUse> = {
  unit: "rows",
  columns: COLUMNS,
  facets: [
    {
      id: "tracking",
      title: "columnTracking",
      valuesOf: ({ tracking }) => [tracking ? "yes" : "no"],
      word: (value) => t(value),
    },
    {
      id: "varies",
      title: "columnVaries",
      valuesOf: ({ variesOnlyBy }) => [variesOnlyBy ? "yes" : "no"],
      word: (value) => t(value),
    },
  ],
  rows: ({ parameters: all }) => all,
  lines: (use) => [use],
  rowOf: (use) => use,
  text: ({ name, exampleUrl }) => `${name} ${exampleUrl}`,
  detail: (use) => [
    { title: "columnParameter", content: visible(use.name) },
    { title: "columnPolicy", content: <ParameterRule name={use.name} /> },
    { title: "columnExample", content: <UrlLink url={use.exampleUrl} /> },
  ],
  empty: ({ links }) => t(links.length === 0 ? "noLinks" : "noParameters"),
  exports: ["parameters"],
  narrow: (report, found) => ({ ...report, parameters: found }),
};

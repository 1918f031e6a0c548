import type { ParameterUse } from "../../model/group";
import { t } from "../../platform/i18n";
import { UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { ParameterRule } from "../policy/parameter-rule";
import { parameterColumns, trackingFacet } from "../table/parameter-columns";
import type { TableView } from "../table/table-view";

const { name, links, values, tracking, varies, example } = parameterColumns;

/** The query parameters of the page's links. */
export const parameters: TableView<ParameterUse, ParameterUse> = {
  unit: "rows",
  columns: [
    name,
    links,
    values,
    tracking,
    varies,
    {
      id: "policy",
      title: "columnPolicy",
      width: { pixels: 264 },
      cell: ({ name: parameter }) => <ParameterRule name={parameter} />,
    },
    example,
  ],
  facets: [
    trackingFacet,
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

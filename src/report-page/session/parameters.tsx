import type { SessionParameter } from "../../model/session";
import { UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { parameterColumns, trackingFacet } from "../table/parameter-columns";
import type { SessionView } from "./session-view";
import { UrlList } from "./url-list";

const { name, links, values, tracking, varies, example } = parameterColumns;

/** The parameters of all links, with the pages that carry them. */
export const sessionParameters: SessionView<SessionParameter, SessionParameter> = {
  columns: [
    name,
    links,
    {
      id: "pages",
      title: "columnPages",
      width: { pixels: 80 },
      numeric: true,
      sortBy: ({ pages }) => pages.length,
      cell: ({ pages }) => pages.length,
    },
    values,
    tracking,
    varies,
    example,
  ],
  facets: [trackingFacet],
  rows: ({ parameters }) => parameters,
  lines: (use) => [use],
  rowOf: (use) => use,
  text: ({ name, exampleUrl, pages }) => [name, exampleUrl, ...pages].join("\t"),
  detail: (use) => [
    { title: "columnParameter", content: visible(use.name) },
    { title: "columnExample", content: <UrlLink url={use.exampleUrl} /> },
    { title: "carriedBy", content: <UrlList urls={use.pages.map((url) => ({ url }))} /> },
  ],
  empty: "sessionNoParameters",
};

import type { SessionParameter } from "../../model/session";
import { t } from "../../platform/i18n";
import { UrlCell, UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import type { SessionView } from "./session-view";
import { UrlList } from "./url-list";

const yes = (value: boolean) => (value ? t("yes") : "");

/** The parameters of all links, with the pages that carry them. */
export const sessionParameters: SessionView<SessionParameter, SessionParameter> = {
  columns: [
    {
      id: "name",
      title: "columnParameter",
      width: { share: 2 },
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
      width: { pixels: 80 },
      numeric: true,
      sortBy: ({ links }) => links,
      cell: ({ links }) => links,
    },
    {
      id: "pages",
      title: "columnPages",
      width: { pixels: 80 },
      numeric: true,
      sortBy: ({ pages }) => pages.length,
      cell: ({ pages }) => pages.length,
    },
    {
      id: "values",
      title: "columnValues",
      width: { pixels: 140 },
      numeric: true,
      sortBy: ({ distinctValues }) => distinctValues,
      cell: ({ distinctValues }) => distinctValues,
    },
    {
      id: "tracking",
      title: "columnTracking",
      width: { pixels: 90 },
      sortBy: ({ tracking }) => Number(tracking),
      cell: ({ tracking }) => yes(tracking),
    },
    {
      id: "varies",
      title: "columnVaries",
      width: { pixels: 170 },
      sortBy: ({ variesOnlyBy }) => Number(variesOnlyBy),
      cell: ({ variesOnlyBy }) => yes(variesOnlyBy),
    },
    {
      id: "example",
      title: "columnExample",
      width: { share: 5 },
      cell: ({ exampleUrl }) => <UrlCell url={exampleUrl} />,
    },
  ],
  facets: [
    {
      id: "tracking",
      title: "columnTracking",
      valuesOf: ({ tracking }) => [tracking ? "yes" : "no"],
      word: (value) => t(value),
    },
  ],
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

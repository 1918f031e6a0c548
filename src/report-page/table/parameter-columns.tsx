import type { ParameterUse } from "../../model/group";
import { t } from "../../platform/i18n";
import { UrlCell } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import type { Column, Facet } from "./table-view";

const yes = (value: boolean) => (value ? t("yes") : "");

type ParameterColumn = Column<ParameterUse, ParameterUse>;

/** The columns of parameters, of one audit and of a session. */
export const parameterColumns = {
  name: {
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
  links: {
    id: "links",
    title: "columnLinks",
    width: { pixels: 80 },
    numeric: true,
    sortBy: ({ links }) => links,
    cell: ({ links }) => links,
  },
  values: {
    id: "values",
    title: "columnValues",
    width: { pixels: 130 },
    numeric: true,
    sortBy: ({ distinctValues }) => distinctValues,
    cell: ({ distinctValues }) => distinctValues,
  },
  tracking: {
    id: "tracking",
    title: "columnTracking",
    width: { pixels: 90 },
    sortBy: ({ tracking }) => Number(tracking),
    cell: ({ tracking }) => yes(tracking),
  },
  varies: {
    id: "varies",
    title: "columnVaries",
    width: { pixels: 160 },
    sortBy: ({ variesOnlyBy }) => Number(variesOnlyBy),
    cell: ({ variesOnlyBy }) => yes(variesOnlyBy),
  },
  example: {
    id: "example",
    title: "columnExample",
    width: { share: 4 },
    cell: ({ exampleUrl }) => <UrlCell url={exampleUrl} />,
  },
} as const satisfies Record<string, ParameterColumn>;

export const trackingFacet: Facet<ParameterUse> = {
  id: "tracking",
  title: "columnTracking",
  valuesOf: ({ tracking }) => [tracking ? "yes" : "no"],
  word: (value) => t(value),
};

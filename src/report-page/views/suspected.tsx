import type { SuspectedDuplicate } from "../../model/group";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { markDiffering } from "../../ui/differing";
import { ruleName } from "../../ui/rule-words";
import { MarkedUrl, UrlText } from "../../ui/url-text";
import { SuspicionSwitch } from "../policy/suspicion-switch";
import type { Column, TableView } from "../table/table-view";
import { shortestKey } from "./shortest-key";

interface Line {
  readonly suspicion: SuspectedDuplicate;
  /** Null in the line that heads the suspicion. */
  readonly key: string | null;
}

const COLUMNS: Column<SuspectedDuplicate, Line>[] = [
  {
    id: "rule",
    title: "columnSuspicion",
    width: { share: 6 },
    sortBy: ({ rule }) => rule,
    cell: ({ suspicion, key }) =>
      key === null ? (
        t("wouldMerge", ruleName(suspicion.rule))
      ) : (
        <MarkedUrl pieces={markDiffering(shortestKey(suspicion.keys), key)} />
      ),
  },
  {
    id: "keys",
    title: "columnPages",
    width: { pixels: 90 },
    numeric: true,
    sortBy: ({ keys }) => keys.length,
    cell: ({ suspicion, key }) => (key === null ? suspicion.keys.length : ""),
  },
  {
    id: "decide",
    title: "decide",
    width: { pixels: 132 },
    cell: ({ suspicion, key }) => key === null && <SuspicionSwitch rule={suspicion.rule} short />,
  },
];

/** Pages that one more rule would make one: for the auditor to decide. */
export const suspected: TableView<SuspectedDuplicate, Line> = {
  unit: "groups",
  columns: COLUMNS,
  facets: [
    {
      id: "rule",
      title: "facetRule",
      valuesOf: ({ rule }) => [rule],
      word: (rule) => ruleName(rule as SuspectedDuplicate["rule"]),
    },
  ],
  rows: ({ suspected: all }) => all,
  lines: (suspicion) => [{ suspicion, key: null }, ...suspicion.keys.map((key) => ({ suspicion, key }))],
  rowOf: ({ suspicion }) => suspicion,
  text: ({ rule, keys }) => `${rule} ${ruleName(rule)} ${keys.join(" ")}`,
  heads: ({ key }) => key === null,
  detail: ({ suspicion, key }) => [
    { title: "columnSuspicion", content: t("wouldMerge", ruleName(suspicion.rule)) },
    ...(suspicion.confirmed === undefined
      ? []
      : [
          {
            title: "columnRedirects",
            content: t(
              "suspicionConfirmed",
              suspicion.confirmed.starts.join(", "),
              suspicion.confirmed.finalUrl,
            ),
          },
        ]),
    { title: "decide", content: <SuspicionSwitch rule={suspicion.rule} /> },
    ...(key === null ? [] : [{ title: "columnPage", content: <UrlText url={key} /> }]),
  ],
  empty: ({ links }: AuditReport) => t(links.length === 0 ? "noLinks" : "noSuspected"),
  exports: ["suspected-duplicates"],
  narrow: (report, found) => ({ ...report, suspected: found }),
};

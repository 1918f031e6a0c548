import type { DuplicateGroup } from "../../model/group";
import type { ReportLink } from "../../model/link";
import { type Cell, type CsvTable, number, text, url } from "./table";
import { rulesCell } from "./words";

const COLUMNS = [
  number("Group"),
  url("Address"),
  number("Occurrences"),
  text("Rules"),
  text("Audited Page"),
  text("Anchor"),
  number("URLs in Group"),
  text("Same Page Because"),
  text("Fragments Only"),
  text("Path"),
  url("Dedupe Key"),
];

function rowsOf(group: DuplicateGroup, number: number, byIndex: Map<number, ReportLink>): Cell[][] {
  return group.urls.map((member) => [
    number,
    member.url,
    member.occurrences,
    rulesCell(member.rules),
    member.page === true,
    member.links[0] === undefined ? "" : (byIndex.get(member.links[0])?.text ?? ""),
    group.urls.length,
    group.reason,
    group.fragmentsOnly,
    group.label,
    group.key,
  ]);
}

/** One row a URL; rows of one group share its number. */
export const duplicateGroups: CsvTable = {
  id: "duplicate-groups",
  fileName: "duplicate-groups",
  rows(report) {
    const byIndex = new Map(report.links.map((link) => [link.index, link]));
    return { columns: COLUMNS, rows: report.groups.flatMap((group, i) => rowsOf(group, i + 1, byIndex)) };
  },
};

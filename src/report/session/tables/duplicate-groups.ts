import type { SessionGroup } from "../../../model/session";
import { type Cell, number, text, url } from "../../csv/table";
import { rulesCell } from "../../csv/words";
import type { SessionTable } from "./session-table";

const COLUMNS = [
  number("Group"),
  url("Address"),
  url("Linked From"),
  number("Occurrences"),
  text("Rules"),
  text("Audited Page"),
  number("URLs in Group"),
  text("Same Page Because"),
  text("Fragments Only"),
  text("Path"),
  url("Dedupe Key"),
];

/** An audited page that nothing links has a row all the same: it is a member. */
const UNLINKED = [{ page: "", occurrences: 0 }];

function rowsOf(group: SessionGroup, number: number): Cell[][] {
  return group.urls.flatMap(({ url: address, rules, page, linkedFrom }) =>
    (linkedFrom.length === 0 ? UNLINKED : linkedFrom).map((from) => [
      number,
      address,
      from.page,
      from.occurrences,
      rulesCell(rules),
      page === true,
      group.urls.length,
      group.reason,
      group.fragmentsOnly,
      group.label,
      group.key,
    ]),
  );
}

/** Groups across pages: one row an address and page that links it. */
export const duplicateGroups: SessionTable = {
  fileName: "duplicate-groups",
  rows({ groups }) {
    return { columns: COLUMNS, rows: groups.flatMap((group, i) => rowsOf(group, i + 1)) };
  },
};

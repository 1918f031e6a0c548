import { createCanonicalizer } from "../../../canonicalize";
import { number, rowsOf, text, url } from "../../csv/table";
import { rulesCell } from "../../csv/words";
import { sessionRows } from "../rows";
import type { SessionTable } from "./session-table";

const COLUMNS = [
  url("Source"),
  url("Destination"),
  number("Occurrences"),
  text("Anchor"),
  url("Dedupe Key"),
  text("Rules"),
];

/** Which page links which address, and how often: one row for each pair. */
export const links: SessionTable = {
  fileName: "links",
  rows({ pages, policy }) {
    const all = sessionRows(pages, createCanonicalizer(policy));
    return {
      columns: COLUMNS,
      rows: rowsOf(all, ({ page, link, key, rules }) => [
        page,
        link.url,
        link.count,
        link.text,
        key ?? "",
        rulesCell(rules),
      ]),
    };
  },
};

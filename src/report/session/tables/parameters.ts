import { number, text, url } from "../../csv/table";
import type { SessionTable } from "./session-table";

const COLUMNS = [
  text("Parameter"),
  number("Links"),
  number("Pages"),
  number("Distinct Values"),
  text("Tracking"),
  text("Links Differ Only By It"),
  url("Example Address"),
  url("Carried By"),
];

/** The parameters of all links of the session, with the pages that carry them. */
export const parameters: SessionTable = {
  fileName: "parameters",
  rows({ parameters: all }) {
    return {
      columns: COLUMNS,
      rows: all.map(({ name, links, pages, distinctValues, tracking, variesOnlyBy, exampleUrl }) => [
        name,
        links,
        pages.length,
        distinctValues,
        tracking,
        variesOnlyBy,
        exampleUrl,
        pages.join(" "),
      ]),
    };
  },
};

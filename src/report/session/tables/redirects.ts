import { number, text, url } from "../../csv/table";
import type { SessionTable } from "./session-table";

const COLUMNS = [
  number("Chain"),
  url("Start"),
  url("Final Address"),
  text("Outcome"),
  text("Seen"),
  number("Pages"),
  url("Seen From"),
  number("Hop"),
  url("Address"),
  number("Status Code"),
  text("Kind"),
  url("Location"),
];

/** The redirects seen, one row a hop. */
export const redirects: SessionTable = {
  fileName: "redirects",
  rows({ redirects: all }) {
    return {
      columns: COLUMNS,
      rows: all.flatMap(({ start, finalUrl, outcome, seen, pages, hops }, i) =>
        hops.map((hop, j) => [
          i + 1,
          start,
          finalUrl,
          outcome,
          seen,
          pages.length,
          pages.join(" "),
          j + 1,
          hop.url,
          hop.status,
          hop.kind,
          hop.location ?? "",
        ]),
      ),
    };
  },
};

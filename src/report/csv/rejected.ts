import { type CsvTable, number, text, url } from "./table";
import { linkPosition } from "./words";

const COLUMNS = [
  url("Source"),
  url("Href"),
  text("Reason"),
  text("Scheme"),
  text("Anchor"),
  text("Element"),
  text("Link Position"),
  text("Flags"),
  number("Link Number"),
];

/** Hrefs that lead nowhere a crawler can go, each with its reason. */
export const rejected: CsvTable = {
  id: "rejected",
  fileName: "rejected",
  rows(report) {
    return {
      columns: COLUMNS,
      rows: report.links
        .filter((link) => link.outcome === "rejected")
        .map((link) => [
          report.page.url,
          link.rawHref,
          link.reason ?? "",
          link.scheme ?? "",
          link.text,
          link.element,
          linkPosition(link.place),
          link.flags.join("; "),
          link.index + 1,
        ]),
    };
  },
};

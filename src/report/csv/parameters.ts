import { type CsvTable, number, text, url } from "./table";

const COLUMNS = [
  text("Parameter"),
  number("Links"),
  number("Distinct Values"),
  text("Tracking"),
  text("Links Differ Only By It"),
  url("Example Address"),
];

/** The query parameters of the page's links. */
export const parameters: CsvTable = {
  id: "parameters",
  fileName: "parameters",
  rows(report) {
    return {
      columns: COLUMNS,
      rows: report.parameters.map((use) => [
        use.name,
        use.links,
        use.distinctValues,
        use.tracking,
        use.variesOnlyBy,
        use.exampleUrl,
      ]),
    };
  },
};

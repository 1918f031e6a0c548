import { type CsvTable, number, text, url } from "./table";

const COLUMNS = [
  number("Suspicion"),
  text("Rule"),
  url("Dedupe Key"),
  url("Example Address"),
  number("Links"),
  number("Keys Together"),
];

/** Keys that one more rule would merge: one row a key, the rule named. */
export const suspectedDuplicates: CsvTable = {
  id: "suspected-duplicates",
  fileName: "suspected-duplicates",
  rows(report) {
    const uses = new Map<string, { address: string | null; links: number }>();
    for (const { key, url: address } of report.links) {
      if (key === undefined) continue;
      const use = uses.get(key);
      if (use === undefined) uses.set(key, { address, links: 1 });
      else use.links += 1;
    }
    return {
      columns: COLUMNS,
      rows: report.suspected.flatMap(({ rule, keys }, i) =>
        keys.map((key) => [
          i + 1,
          rule,
          key,
          uses.get(key)?.address ?? "",
          uses.get(key)?.links ?? 0,
          keys.length,
        ]),
      ),
    };
  },
};

import { number, text, url } from "../../csv/table";
import type { SessionTable } from "./session-table";

const COLUMNS = [
  url("Address"),
  text("Title"),
  text("Audited At"),
  number("Links"),
  number("Accepted"),
  number("Out of Scope"),
  number("Rejected"),
  number("Distinct URLs"),
  number("Distinct Pages"),
  number("Duplicates"),
  number("Errors"),
  number("Warnings"),
  number("Notices"),
  url("Canonical"),
  number("Status Code"),
];

/** One row an audited page, with its own totals. */
export const pages: SessionTable = {
  fileName: "pages",
  rows({ pages: all }) {
    return {
      columns: COLUMNS,
      rows: all.map(({ url: address, title, at, totals, findings, canonicals, navigation }) => [
        address,
        title,
        new Date(at).toISOString(),
        totals.links,
        totals.accepted,
        totals.outOfScope,
        totals.rejected,
        totals.distinctUrls,
        totals.distinctKeys,
        totals.duplicates,
        findings.error,
        findings.warning,
        findings.notice,
        canonicals.join(" "),
        navigation.observed ? (navigation.hops.at(-1)?.status ?? null) : null,
      ]),
    };
  },
};

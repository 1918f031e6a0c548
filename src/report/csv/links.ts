import type { ReportLink } from "../../model/link";
import type { AuditReport, CheckedRedirect } from "../../model/report";
import { statusText } from "./status-text";
import { type Cell, type CsvTable, number, rowsOf, text, url } from "./table";
import { isFollow, linkPosition, pathType, rulesCell } from "./words";

/** Those of "All Outlinks" in its order; what a browser does not observe (size, path, origin) stays empty. */
const COLUMNS = [
  text("Type"),
  url("Source"),
  url("Destination"),
  number("Size (Bytes)"),
  text("Alt Text"),
  text("Anchor"),
  number("Status Code"),
  text("Status"),
  text("Follow"),
  text("Target"),
  text("Rel"),
  text("Path Type"),
  text("Link Path"),
  text("Link Position"),
  text("Link Origin"),
  number("Link Number"),
  text("Element"),
  url("Href"),
  text("Outcome"),
  text("Reason"),
  text("Scheme"),
  url("Dedupe Key"),
  text("Rules"),
  text("Flags"),
  url("Final Address"),
];

/** Which checked redirect belongs to a link. */
function redirectsByLink(report: AuditReport): Map<number, CheckedRedirect> {
  return new Map(
    report.redirects.flatMap((checked) => checked.links.map((index) => [index, checked] as const)),
  );
}

function row(link: ReportLink, source: string, checked: CheckedRedirect | undefined): Cell[] {
  const alt = link.textSource === "alt";
  const status = checked?.hops[0]?.status ?? null;
  return [
    "Hyperlink",
    source,
    link.url,
    null,
    alt ? link.text : "",
    alt ? "" : link.text,
    status,
    statusText(status),
    isFollow(link.rel),
    "",
    link.rel.join(" "),
    pathType(link.rawHref),
    "",
    linkPosition(link.place),
    "",
    link.index + 1,
    link.element,
    link.rawHref,
    link.outcome,
    link.reason ?? "",
    link.scheme ?? "",
    link.key ?? "",
    rulesCell(link.rules),
    link.flags.join("; "),
    checked?.finalUrl ?? "",
  ];
}

/** Every link of the page; the first columns are those of "All Outlinks". */
export const links: CsvTable = {
  id: "links",
  fileName: "links",
  rows(report) {
    const checked = redirectsByLink(report);
    return {
      columns: COLUMNS,
      rows: rowsOf(report.links, (link) => row(link, report.page.url, checked.get(link.index))),
    };
  },
};

import type { AuditReport, CanonicalDeclaration } from "../../model/report";
import { indexability } from "./indexability";
import { type Cell, type Column, type CsvTable, number, text, url } from "./table";

/** A page with more declarations has its count in Occurrences and all of them in the JSON. */
const MOST = 10;

const SOURCES = [
  { source: "html", column: "Canonical Link Element" },
  { source: "header", column: "HTTP Canonical" },
  { source: "served-html", column: "Served HTML Canonical" },
] as const;

/** The declarations of one source as numbered columns, at least one. */
function declarationColumns(report: AuditReport): { columns: Column[]; cells: Cell[] } {
  const columns: Column[] = [];
  const cells: Cell[] = [];
  for (const { source, column } of SOURCES) {
    const all = report.canonical.declarations.filter((declaration) => declaration.source === source);
    for (let i = 0; i < Math.min(MOST, Math.max(1, all.length)); i += 1) {
      // Screaming Frog numbers the elements and not the headers.
      const name = source !== "html" && i === 0 ? column : `${column} ${i + 1}`;
      columns.push(url(name), url(`${name} As Written`), text(`${name} Note`));
      cells.push(all[i]?.resolved ?? "", all[i]?.rawHref ?? "", note(all[i]));
    }
  }
  return { columns, cells };
}

function note(declaration: CanonicalDeclaration | undefined): string {
  if (declaration === undefined) return "";
  const place = declaration.place === "body" ? "outside head" : "";
  return [declaration.problem ?? "", place, declaration.ignoredBecause ?? ""]
    .filter((part) => part !== "")
    .join("; ");
}

function effectiveCell({ effective }: AuditReport["canonical"]): string {
  if ("url" in effective) return effective.url;
  return "conflict" in effective ? effective.conflict.join(" ") : "";
}

const robotsMeta = (report: AuditReport) => report.page.meta.robots.map(({ content }) => content).join("; ");

function robotsHeader({ page: { response } }: AuditReport): string {
  return response.observed ? response.headers.xRobotsTag.join("; ") : "";
}

/** The page's canonical in one row; the first columns are those of "Canonicals: All". */
export const canonicals: CsvTable = {
  id: "canonicals",
  fileName: "canonicals",
  title: "Canonicals",
  rows(report) {
    const declared = declarationColumns(report);
    const { indexability: indexable, status } = indexability(report);
    return {
      columns: [
        url("Address"),
        number("Occurrences"),
        text("Indexability"),
        text("Indexability Status"),
        ...declared.columns,
        text("Meta Robots 1"),
        text("X-Robots-Tag 1"),
        text("Meta Refresh 1"),
        url("Effective Canonical"),
        text("Relation"),
        text("Verdict"),
      ],
      rows: [
        [
          report.page.url,
          report.canonical.declarations.length,
          indexable,
          status,
          ...declared.cells,
          robotsMeta(report),
          robotsHeader(report),
          report.page.meta.refresh ?? "",
          effectiveCell(report.canonical),
          report.canonical.relation,
          report.canonical.verdict,
        ],
      ],
    };
  },
};

import type { CanonicalDeclaration } from "../../model/canonical";
import type { AuditReport } from "../../model/report";
import { indexability } from "./indexability";
import { statusText } from "./status-text";
import { type Cell, type Column, type CsvTable, number, text, url } from "./table";

/** A page with more declarations has its count in Occurrences and all of them in the JSON. */
const MOST = 10;

const KNOWN_SOURCES = [
  { source: "html", column: "Canonical Link Element" },
  { source: "header", column: "HTTP Canonical" },
] as const;

const SOURCES = [...KNOWN_SOURCES, { source: "served-html", column: "Served HTML Canonical" }] as const;

type Field = readonly [column: Column, cell: Cell];

function note(declaration: CanonicalDeclaration): string {
  const place = declaration.place === "body" ? "outside head" : "";
  return [declaration.problem ?? "", place, declaration.ignoredBecause ?? ""]
    .filter((part) => part !== "")
    .join("; ");
}

/** The declarations of each source as numbered columns, at least one; Screaming Frog does not number the header. */
function declared(
  report: AuditReport,
  sources: readonly (typeof SOURCES)[number][] = SOURCES,
): { name: string; declaration: CanonicalDeclaration | undefined }[] {
  return sources.flatMap(({ source, column }) => {
    const all = report.canonical.declarations.filter((declaration) => declaration.source === source);
    const count = Math.min(MOST, Math.max(1, all.length));
    return Array.from({ length: count }, (_, i) => ({
      name: source !== "html" && i === 0 ? column : `${column} ${i + 1}`,
      declaration: all[i],
    }));
  });
}

function effectiveCell({ effective }: AuditReport["canonical"]): string {
  if ("url" in effective) return effective.url;
  return "conflict" in effective ? effective.conflict.join(" ") : "";
}

/** The target of the page's own `Link` header with this relation; empty where there is none or none was seen. */
function headerLink({ page }: AuditReport, relation: string): string {
  const found = page.headerLinks.find(({ rel, context }) => rel.includes(relation) && context === page.url);
  return found?.url ?? found?.target ?? "";
}

const resolved = (report: AuditReport, sources: readonly (typeof SOURCES)[number][]): Field[] =>
  declared(report, sources).map(({ name, declaration }) => [url(name), declaration?.resolved ?? ""]);

/** The columns of "Canonicals: All" in its order; `rel` elements of the page are not collected and stay empty. */
function known(report: AuditReport): Field[] {
  const { page, canonical } = report;
  const { indexability: indexable, status } = indexability(report);
  const robots = page.meta.robots.map(({ content }) => content).join("; ");
  const header = page.response.observed ? page.response.headers.xRobotsTag.join("; ") : "";
  return [
    [url("Address"), page.url],
    [number("Occurrences"), canonical.declarations.length],
    [text("Indexability"), indexable],
    [text("Indexability Status"), status],
    ...resolved(report, KNOWN_SOURCES),
    [text("Meta Robots 1"), robots],
    [text("X-Robots-Tag 1"), header],
    [url('rel="next" 1'), ""],
    [url('rel="prev" 1'), ""],
    [url('HTTP rel="next" 1'), headerLink(report, "next")],
    [url('HTTP rel="prev" 1'), headerLink(report, "prev")],
  ];
}

function own(report: AuditReport): Field[] {
  const { page, canonical } = report;
  const status = page.response.observed ? page.response.status : null;
  return [
    [number("Status Code"), status],
    [text("Status"), statusText(status)],
    [text("Meta Refresh 1"), page.meta.refresh ?? ""],
    [url("Effective Canonical"), effectiveCell(canonical)],
    [text("Relation"), canonical.relation],
    [text("Verdict"), canonical.verdict],
    ...resolved(report, SOURCES.slice(KNOWN_SOURCES.length)),
    ...declared(report).flatMap(({ name, declaration }): Field[] => [
      [url(`${name} As Written`), declaration?.rawHref ?? ""],
      [text(`${name} Note`), declaration === undefined ? "" : note(declaration)],
    ]),
  ];
}

/** The page's canonical in one row: first what "Canonicals: All" has, then what we know beside it. */
export const canonicals: CsvTable = {
  id: "canonicals",
  fileName: "canonicals",
  rows(report) {
    const fields = [...known(report), ...own(report)];
    return { columns: fields.map(([column]) => column), rows: [fields.map(([, cell]) => cell)] };
  },
};

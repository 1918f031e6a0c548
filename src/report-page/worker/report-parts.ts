import type { AuditReport } from "../../model/report";

/** The lists that grow with the page. */
const LISTS = ["links", "groups", "suspected", "parameters", "findings"] as const;

type ListName = (typeof LISTS)[number];

/** Entries in one part: receiving as many takes about a frame. */
const ENTRIES = 4_000;

/** A piece of a report on its way between two threads; the rest comes last. */
export type ReportPart =
  | { readonly list: ListName; readonly entries: readonly unknown[] }
  | { readonly rest: Omit<AuditReport, ListName> };

/**
 * Cuts a report into parts that are small enough to be received one a frame.
 *
 *     100,000 links -> 25 parts of links, the other lists, the rest
 */
export function* reportParts(report: AuditReport): Generator<ReportPart> {
  for (const list of LISTS) {
    for (let at = 0; at < report[list].length; at += ENTRIES)
      yield { list, entries: report[list].slice(at, at + ENTRIES) };
  }
  const { links: _, groups: _g, suspected: _s, parameters: _p, findings: _f, ...rest } = report;
  yield { rest };
}

/** Puts a report together again: `add` answers with it at the last part, and with null before. */
export function reportAssembler(): (part: ReportPart) => AuditReport | null {
  const lists: Record<ListName, unknown[]> = {
    links: [],
    groups: [],
    suspected: [],
    parameters: [],
    findings: [],
  };
  return (part) => {
    if ("rest" in part) return { ...part.rest, ...lists } as AuditReport;
    for (const entry of part.entries) lists[part.list].push(entry);
    return null;
  };
}

import { signal } from "@preact/signals";
import type { AuditReport } from "../../model/report";
import type { ViewId } from "../place";
import { pathsOf } from "./by-path";
import { findingsOf } from "./findings";
import { rejectedOf } from "./rejected";

/** Paths of a long page take a while: their number comes after the page is shown. */
const pathCount = signal<number | null>(null);

let counted: AuditReport | null = null;

/** Counts what `viewCount` does not count at once. */
export function countLater(report: AuditReport): void {
  pathCount.value = null;
  counted = report;
  void pathsOf(report)
    .begin()
    .then(({ length }) => {
      // Another report may have taken this one's place meanwhile.
      if (counted === report) pathCount.value = length;
    });
}

/** The number beside a view: what its table holds before any filter; null where it is no list. */
export function viewCount(view: ViewId, report: AuditReport): number | null {
  switch (view) {
    case "overview":
    case "policy":
      return null;
    case "links":
      return report.links.length;
    case "duplicates":
      return report.groups.filter(({ fragmentsOnly }) => !fragmentsOnly).length;
    case "suspected":
      return report.suspected.length;
    case "by-path":
      return pathCount.value;
    case "canonical":
      return report.canonical.declarations.length;
    case "redirects":
      return report.redirects.length + (report.navigation.observed ? 1 : 0);
    case "rejected":
      return rejectedOf(report).length;
    case "parameters":
      return report.parameters.length;
    case "findings":
      return findingsOf(report).length;
  }
}

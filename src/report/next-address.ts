import { createComparison, siteFrom } from "../checks/address-comparison";
import { walkOn } from "../checks/canonical-walk";
import type { AuditRecord } from "../model/audit";
import { withoutFragment } from "../redirects/without-fragment";
import { canonicalOf } from "./canonical";
import { reportPage } from "./page";
import { siteOfHost } from "./site-policy";
import { unpackSnapshot } from "./unpack";

/** What the canonical view can have fetched: the page itself, or the next canonical. */
export type Wanted = "served" | "target";

/**
 * Which address comes next, from the kept audit alone; null where there is none:
 * no single canonical, or the walk from canonical to canonical is at its end.
 */
export function nextAddress({ snapshot, context }: AuditRecord, wanted: Wanted): string | null {
  const page = unpackSnapshot(snapshot);
  const reported = reportPage(page, context);
  if (wanted === "served") return withoutFragment(reported.url);
  const { effective } = canonicalOf(page, reported, context);
  if (!("url" in effective)) return null;
  if (context.target === undefined) return withoutFragment(effective.url);
  const comparison = createComparison(context.policy, siteFrom(siteOfHost));
  const on = walkOn(context.target, reported.url, comparison);
  return on.kind === "next" ? withoutFragment(on.url) : null;
}

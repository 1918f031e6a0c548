import { createComparison, siteFrom } from "../checks/address-comparison";
import { judgeCanonical } from "../checks/canonical-verdict";
import { walkOn } from "../checks/canonical-walk";
import type { CanonicalReport } from "../model/canonical";
import type { AuditContext } from "../model/report";
import type { ReportPage } from "../model/report-page";
import type { PageSnapshot } from "../model/snapshot";
import { collectDeclarations } from "./declarations";
import { servedReport } from "./served";
import { siteOfHost } from "./site-policy";

/** The canonical but for what the checks say of it. */
export type JudgedCanonical = Omit<CanonicalReport, "findings">;

/**
 * Every declaration, what Google would make of them, and what a second look at
 * page and canonical showed. Needs no links, so that it is cheap on any page.
 */
export function canonicalOf(
  snapshot: Pick<PageSnapshot, "meta" | "baseUri">,
  page: ReportPage,
  context: AuditContext,
): JudgedCanonical {
  const comparison = createComparison(context.policy, siteFrom(siteOfHost));
  const live = collectDeclarations(snapshot.meta, snapshot.baseUri, page.headerLinks, page.url);
  const served =
    context.served === undefined
      ? undefined
      : servedReport(context.served, { page, snapshot, declarations: live }, comparison);
  const declarations = [...live, ...(served?.declarations ?? [])];
  const judged = judgeCanonical({
    declarations,
    pageUrl: page.url,
    headersObserved: page.response.observed,
    policy: context.policy,
    registrableDomain: siteOfHost,
  });
  return {
    declarations,
    ...judged,
    ...(served === undefined ? {} : { served: served.report }),
    ...targetOf(context, page, comparison),
  };
}

function targetOf(
  { target }: AuditContext,
  page: ReportPage,
  comparison: ReturnType<typeof createComparison>,
): Pick<JudgedCanonical, "target"> {
  if (target === undefined) return {};
  const end = walkOn(target, page.url, comparison);
  // A walk that was stopped by hand ends where it was stopped.
  return { target: { ...target, end: end.kind === "next" ? { kind: "limit", url: end.url } : end } };
}

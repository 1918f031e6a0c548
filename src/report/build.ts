import { createCanonicalizer, keyUnder } from "../canonicalize";
import { type CheckInput, runChecks } from "../checks";
import { countTotals, groupLinks, pagesByKey, parameterInventory, suspectDuplicates } from "../group";
import type { AuditContext, AuditReport } from "../model/report";
import type { PageSnapshot } from "../model/snapshot";
import { createResolver } from "../resolve";
import { canonicalOf, type JudgedCanonical } from "./canonical";
import { confirmSuspected } from "./confirm-suspected";
import { placeFindings } from "./findings";
import { withEnds, withGroups } from "./group-ends";
import { createLinkReporter } from "./links";
import { reportPage } from "./page";
import { siteOfHost } from "./site-policy";

/**
 * The whole pipeline, pure: a page as collected and the circumstances of the
 * audit -> the report. Report page, command line and benchmark run this.
 */
export function buildReport(snapshot: PageSnapshot, context: AuditContext): AuditReport {
  const judged = judgePage(snapshot, context);
  return { ...judged, parameters: parameterInventory(judged.links, context.policy) };
}

/**
 * The report but for the parameter inventory: the first glance shows none of it, and
 * on a page of 100,000 links it is a quarter of the work.
 */
export function judgePage(snapshot: PageSnapshot, context: AuditContext): Omit<AuditReport, "parameters"> {
  const { policy, scope, inputMode, navigation, redirects } = context;
  const canonicalize = createCanonicalizer(policy);
  const resolve = createResolver({ baseUrl: snapshot.baseUri, scope, inputMode });
  const page = reportPage(snapshot, context);

  const links = snapshot.links.map(createLinkReporter({ resolve, canonicalize }));
  const pages = pagesByKey(links, page.url, canonicalize);
  const canonical = canonicalOf(snapshot, page, context);
  const keyOf = keyUnder(policy);
  const pageUrl = page.response.observed && (page.response.status ?? 0) < 400 ? page.url : null;
  const groups = withEnds(groupLinks(pages), { redirects, pageUrl, keyOf });
  const input = {
    page,
    canonical,
    links,
    groups,
    navigation,
    policy,
    canonicalize,
    registrableDomain: siteOfHost,
    redirects,
    ...asked(canonical, context),
  };
  const findings = placeFindings(runChecks(input), redirects);
  return {
    schema: 1,
    generatedAt: context.generatedAt,
    browser: context.browser,
    policy,
    scope,
    inputMode,
    page,
    navigation,
    canonical: { ...canonical, findings: findings.canonical },
    links,
    groups,
    suspected: confirmSuspected(suspectDuplicates(pages, policy), redirects, keyOf),
    redirects: withGroups(findings.chains, groups),
    findings: findings.page,
    totals: countTotals(links, pages),
  };
}

/** What the checks are told beyond the page itself, where the auditor asked for it. */
function asked(
  { served, target }: JudgedCanonical,
  { enabledChecks }: AuditContext,
): Pick<CheckInput, "served" | "target" | "enabled"> {
  return {
    ...(served === undefined ? {} : { served }),
    ...(target === undefined ? {} : { target }),
    ...(enabledChecks === undefined ? {} : { enabled: new Set(enabledChecks) }),
  };
}

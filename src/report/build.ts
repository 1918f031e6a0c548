import { createCanonicalizer } from "../canonicalize";
import { runChecks } from "../checks";
import { canonicalRelation, canonicalVerdict, effectiveCanonical } from "../checks/canonical-verdict";
import { countTotals, groupLinks, parameterInventory, suspectDuplicates } from "../group";
import type { AuditContext, AuditReport } from "../model/report";
import type { PageSnapshot } from "../model/snapshot";
import { createResolver, registrableDomain } from "../resolve";
import { collectDeclarations } from "./declarations";
import { parseLinkHeaders } from "./header-links";
import { reportLink } from "./links";
import { reportPage } from "./page";

/**
 * The whole pipeline, pure: a page as collected and the circumstances of the
 * audit -> the report. Worker, report page, command line and benchmark run this.
 */
export function buildReport(snapshot: PageSnapshot, context: AuditContext): AuditReport {
  const { policy, scope, inputMode, navigation, response } = context;
  const canonicalize = createCanonicalizer(policy);
  const resolve = createResolver({ baseUrl: snapshot.baseUri, scope, inputMode });
  const responseUrl = navigation.observed ? navigation.finalUrl : snapshot.documentUrl;
  const headerLinks = response === null ? [] : parseLinkHeaders(response.headers.link, responseUrl);
  const page = reportPage(snapshot, response, headerLinks);

  const links = snapshot.links.map((link, index) => reportLink(link, index, { resolve, canonicalize }));
  const groups = groupLinks(links, page.url, canonicalize);

  const declarations = collectDeclarations(snapshot.meta, snapshot.baseUri, headerLinks, page.url);
  const effective = effectiveCanonical(declarations);
  const relation = canonicalRelation(effective, page.url, policy);
  const findings = runChecks({
    page,
    canonical: { declarations, effective, relation },
    links,
    groups,
    navigation,
    policy,
    canonicalize,
    registrableDomain,
  });
  return {
    schema: 1,
    generatedAt: context.generatedAt,
    browser: context.browser,
    policy,
    scope,
    inputMode,
    page,
    navigation,
    canonical: {
      declarations,
      effective,
      relation,
      verdict: canonicalVerdict(effective, relation, page.url),
      findings: findings.filter((finding) => finding.area === "canonical"),
    },
    links,
    groups,
    suspected: suspectDuplicates(links, page.url, policy),
    parameters: parameterInventory(links, policy),
    redirects: context.redirects,
    findings,
    totals: countTotals(links),
  };
}

import type { AddressComparison } from "../checks/address-comparison";
import { isReached } from "../checks/canonical-walk";
import type { CanonicalDeclaration } from "../model/canonical";
import type { FetchedPage, ParsedDocument } from "../model/fetched-page";
import type { ReportPage } from "../model/report-page";
import type { NotComparable, ServedFact, ServedReport, ServedRow } from "../model/served-report";
import type { PageSnapshot } from "../model/snapshot";
import { compareServed } from "./compare-served";
import { collectDeclarations } from "./declarations";
import { parseLinkHeaders } from "./header-links";

/** The live page, as far as it is compared. */
interface Live {
  readonly page: ReportPage;
  readonly snapshot: Pick<PageSnapshot, "meta" | "baseUri">;
  readonly declarations: readonly CanonicalDeclaration[];
}

/**
 * The served HTML beside the live page. Nothing is compared unless the fetch ended
 * at this page's address: a login form's canonical says nothing of this page.
 */
export function servedReport(
  fetched: FetchedPage,
  live: Live,
  comparison: Pick<AddressComparison, "same" | "keyOf">,
): { readonly report: ServedReport; readonly declarations: readonly CanonicalDeclaration[] } {
  const { document, headers: _, redirectLinks: __, ...facts } = fetched;
  const why = notComparable(fetched, live.page, comparison);
  if (why !== null || document === null) {
    return { report: { ...facts, notComparable: why, rows: [], facts: [] }, declarations: [] };
  }
  const declarations = servedDeclarations(document, fetched.finalUrl);
  const html = live.declarations.filter(({ source }) => source === "html");
  const rows = [...compareServed(html, declarations, comparison), ...headerRows(fetched, live, comparison)];
  const report = { ...facts, notComparable: null, rows, facts: factsOf(document, live) };
  return { report, declarations };
}

function notComparable(
  fetched: FetchedPage,
  page: ReportPage,
  { same }: Pick<AddressComparison, "same">,
): NotComparable | null {
  if (!isReached(fetched)) return "failed";
  if (!same(fetched.finalUrl, page.url)) return "elsewhere";
  return fetched.document === null ? "no-html" : null;
}

function servedDeclarations(document: ParsedDocument, url: string): CanonicalDeclaration[] {
  return collectDeclarations(document, document.baseUri, [], url).map((one, i) => ({
    ...one,
    source: "served-html" as const,
    beforeHeadEnd: document.canonicals[i]?.beforeHeadEnd ?? false,
  }));
}

/** Canonicals in headers: those of the response that made the document, and those that came now. */
function headerRows(
  fetched: FetchedPage,
  live: Live,
  comparison: Pick<AddressComparison, "keyOf">,
): ServedRow[] {
  const links = parseLinkHeaders(fetched.headers?.link ?? [], fetched.finalUrl);
  const none = { canonicals: [], bodyStartsWith: null };
  const now = collectDeclarations(none, fetched.finalUrl, links, fetched.finalUrl);
  if (!live.page.response.observed)
    return now.map((served) => ({ change: "not-observed", live: null, served }));
  return compareServed(
    live.declarations.filter(({ source }) => source === "header"),
    now,
    comparison,
  );
}

const robotsLine = (robots: ParsedDocument["robots"]): string =>
  robots.map(({ name, content }) => `${name}: ${content}`).join("; ");

function factsOf(document: ParsedDocument, { page, snapshot }: Live): ServedFact[] {
  return [
    { name: "title", live: page.title, served: document.title },
    { name: "robots", live: robotsLine(page.meta.robots), served: robotsLine(document.robots) },
    { name: "base", live: snapshot.baseUri, served: document.baseUri },
  ];
}

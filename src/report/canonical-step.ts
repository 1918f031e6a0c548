import { createComparison, siteFrom } from "../checks/address-comparison";
import { isReached } from "../checks/canonical-walk";
import { noindexSources } from "../checks/robots";
import type { CanonicalDeclaration } from "../model/canonical";
import type { CanonicalStep } from "../model/canonical-target";
import type { FetchedPage } from "../model/fetched-page";
import type { Policy } from "../model/policy";
import { collectDeclarations } from "./declarations";
import { parseLinkHeaders } from "./header-links";
import { siteOfHost } from "./site-policy";

const NO_HTML = { canonicals: [], bodyStartsWith: null };

/**
 * What a page that was fetched says of itself, as far as canonicals need it: the
 * canonicals Google would use, each once, and what forbids its indexing.
 * a page with `<link rel=canonical href="/c">` -> { canonicals: ["https://a.example/c"], … }
 */
export function canonicalStep(fetched: FetchedPage, policy: Policy): CanonicalStep {
  const { start, hops, finalUrl, outcome, skipped, error, document, headers } = fetched;
  const { keyOf } = createComparison(policy, siteFrom(siteOfHost));
  const links = parseLinkHeaders(headers?.link ?? [], finalUrl);
  const declared = collectDeclarations(document ?? NO_HTML, document?.baseUri ?? finalUrl, links, finalUrl);
  const byKey = new Map(usableUrls(declared).map((url) => [keyOf(url), url]));
  return {
    start,
    hops,
    finalUrl,
    outcome,
    ...(skipped === undefined ? {} : { skipped }),
    ...(error === undefined ? {} : { error }),
    canonicals: [...byKey.values()],
    noindex: noindexOf(fetched),
    isPage: document !== null,
    onRedirects: canonicalsOnRedirects(fetched),
  };
}

function usableUrls(declared: readonly CanonicalDeclaration[]): string[] {
  return declared.flatMap(({ resolved, ignoredBecause }) =>
    resolved === null || ignoredBecause !== undefined ? [] : [resolved],
  );
}

/** An error page's noindex says nothing: the error does. */
function noindexOf({ document, headers, hops, outcome }: FetchedPage): string[] {
  if (!isReached({ outcome })) return [];
  const meta = { robots: document?.robots ?? [], refresh: null, ogUrl: null, hreflang: [] };
  const status = hops.at(-1)?.status ?? null;
  const response =
    headers === null ? { observed: false as const } : { observed: true as const, status, headers };
  return noindexSources({ meta, response });
}

function canonicalsOnRedirects({ redirectLinks }: FetchedPage): NonNullable<CanonicalStep["onRedirects"]> {
  return redirectLinks.flatMap(({ url, link }) =>
    usableUrls(collectDeclarations(NO_HTML, url, parseLinkHeaders(link, url), url)).map((canonical) => ({
      url,
      canonical,
    })),
  );
}

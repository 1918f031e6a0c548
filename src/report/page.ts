import type { AuditContext } from "../model/report";
import type { ReportPage } from "../model/report-page";
import type { Frame, PageSnapshot } from "../model/snapshot";
import { withoutCredentials } from "../redirects/without-credentials";
import { withoutFragment } from "../redirects/without-fragment";
import { parseLinkHeaders } from "./header-links";

/** The absolute form of a raw address, or null where there is none. */
export function absolute(rawUrl: string, base: string): string | null {
  return URL.canParse(rawUrl, base) ? new URL(rawUrl, base).href : null;
}

function reportFrame(frame: Frame, base: string): ReportPage["frames"][number] {
  if (frame.srcdoc) return { url: null, audited: false, why: "written into the page (srcdoc)" };
  if (frame.rawSrc === null || frame.rawSrc === "") return { url: null, audited: false, why: "empty frame" };
  const framed = absolute(frame.rawSrc, base);
  return {
    url: framed === null ? null : withoutCredentials(framed),
    audited: false,
    why: "frames are not searched for links",
  };
}

/** Where a script has changed the address since the load, fragments apart: where the document came from. */
function loadedElsewhere({ loadedUrl, documentUrl }: PageSnapshot): Pick<ReportPage, "loadedUrl"> {
  if (loadedUrl === null || !URL.canParse(loadedUrl)) return {};
  const [loaded, now] = [loadedUrl, documentUrl].map((url) => withoutFragment(withoutCredentials(url)));
  return loaded === undefined || loaded === now ? {} : { loadedUrl: loaded };
}

/** What the page says of itself, and the response that brought it, where it was observed. */
export function reportPage(
  snapshot: PageSnapshot,
  { response, navigation }: Pick<AuditContext, "response" | "navigation">,
): ReportPage {
  const { meta, baseUri } = snapshot;
  const responseUrl = navigation.observed ? navigation.finalUrl : snapshot.documentUrl;
  return {
    url: withoutCredentials(snapshot.documentUrl),
    title: snapshot.title,
    charset: snapshot.charset,
    contentType: snapshot.contentType,
    loading: snapshot.loading,
    areasWithoutHref: snapshot.areasWithoutHref,
    ...(meta.anchorsWithoutHref === undefined ? {} : { anchorsWithoutHref: meta.anchorsWithoutHref }),
    ...(meta.missingTargets === undefined ? {} : { missingTargets: meta.missingTargets }),
    openShadowRoots: snapshot.openShadowRoots,
    closedShadowRoots: "not searched",
    ...loadedElsewhere(snapshot),
    linksCut: snapshot.anchorsFound - snapshot.links.length,
    base: { url: withoutCredentials(baseUri), elements: meta.bases },
    frames: meta.frames.map((frame) => reportFrame(frame, baseUri)),
    meta: {
      robots: meta.robots,
      refresh: meta.refresh,
      ogUrl: meta.ogUrl,
      hreflang: meta.alternates.map(({ lang, rawHref, browserHref }) => ({
        lang,
        rawHref,
        url: browserHref ?? absolute(rawHref, baseUri),
      })),
    },
    response: response === null ? { observed: false } : { observed: true, ...response },
    headerLinks: response === null ? [] : parseLinkHeaders(response.headers.link, responseUrl),
  };
}

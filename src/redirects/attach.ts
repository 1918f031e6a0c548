import type { DocumentResponse, Hop, Navigation } from "../model/navigation";
import { chainOutcome } from "./outcome";
import type { RecordedRequest, TabNavigations } from "./recorder";

/** A document as it speaks of itself. */
export interface DocumentIdentity {
  readonly url: string;
  /** Unix time in ms at which its navigation began. */
  readonly timeOrigin: number;
}

export interface Attached {
  readonly navigation: Navigation;
  readonly response: DocumentResponse | null;
}

/** Clocks of browser process and page may differ by this many ms; loads may be delayed by prompts. */
const CLOCK_SLACK = 5_000;

const withoutFragment = (url: string): string => url.split("#", 1)[0] as string;

/** The URL that answered last, or that waits for its answer now. */
const landingUrl = (request: RecordedRequest): string | undefined =>
  request.current?.url ?? request.hops.at(-1)?.url;

/**
 * Whether this request brought the document: it ended at its URL, and the
 * document was born while it ran. URL alone would give a page restored from the
 * browser's page cache the chain of a later visit.
 */
function belongs(request: RecordedRequest, page: DocumentIdentity): boolean {
  // A load that was stopped halfway ends in an error, but its answer made the document.
  if (request.response === null) return false;
  const landed = landingUrl(request);
  if (landed === undefined || withoutFragment(landed) !== withoutFragment(page.url)) return false;
  return (
    page.timeOrigin >= request.startedAt - CLOCK_SLACK && page.timeOrigin <= request.lastEventAt + CLOCK_SLACK
  );
}

/** A chain still receiving its last body has no closing event yet; its headers are the answer. */
function hopsSoFar(request: RecordedRequest): readonly Hop[] {
  const { answer, current, hops } = request;
  if (request.closed || answer === null || current === null) return hops;
  const ms = Math.max(0, Math.round(request.lastEventAt - current.since));
  return [
    ...hops,
    {
      url: current.url,
      status: answer.status,
      location: answer.headers.location,
      kind: "http",
      fromCache: answer.fromCache,
      ms,
    },
  ];
}

/**
 * Finds the recorded request that provably brought this document; otherwise says
 * why there is none. `permitted`: whether the browser may tell of this host.
 */
export function attachNavigation(
  navigations: TabNavigations,
  page: DocumentIdentity,
  permitted: boolean,
): Attached {
  const distance = (request: RecordedRequest) => Math.abs(request.startedAt - page.timeOrigin);
  const [request] = navigations
    .filter((candidate) => belongs(candidate, page))
    .sort((one, other) => distance(one) - distance(other));
  if (request === undefined) {
    return {
      navigation: { observed: false, why: permitted ? "loaded-before" : "not-permitted" },
      response: null,
    };
  }
  const hops = hopsSoFar(request);
  return {
    navigation: {
      observed: true,
      start: hops[0]?.url ?? page.url,
      hops,
      finalUrl: landingUrl(request) ?? page.url,
      outcome: chainOutcome(hops, null),
      startedAt: request.startedAt,
    },
    response: request.response,
  };
}

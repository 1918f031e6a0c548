import type { DocumentResponse, Hop, Navigation, NotObservedWhy } from "../model/navigation";
import type { NavigationType } from "../model/snapshot";
import { clientRedirect } from "./client-redirect";
import { unseenHop } from "./current-hop";
import { chainOutcome } from "./outcome";
import { type Access, type OwnChain, ownChain } from "./own-chain";
import {
  isSameResource,
  landingUrl,
  type RecordedDocument,
  type RecordedRequest,
  type TabHistory,
} from "./recorded";

/** A document as it and the browser speak of it. */
export interface DocumentIdentity {
  readonly url: string;
  /** Unix time in ms at which its navigation began. */
  readonly timeOrigin: number;
  /** The browser's own name for it. */
  readonly documentId: string | null;
  /** The address it was loaded from, before scripts changed it. */
  readonly loadedUrl: string | null;
  readonly navigationType: NavigationType | null;
}

export interface Attached {
  readonly navigation: Navigation;
  readonly response: DocumentResponse | null;
}

/** Clocks of browser process and page may differ by this many ms; loads may be delayed by prompts. */
const CLOCK_SLACK = 5_000;
/** Documents that send the browser on one after the other: as many as are kept. */
const MOST_DOCUMENTS = 8;

/**
 * Whether this request brought the document, told without the browser's own name
 * for it: it ended at its URL, and the document was born while it ran. URL alone
 * would give a page restored from the browser's page cache the chain of a later visit.
 */
function belongs(request: RecordedRequest, page: DocumentIdentity): boolean {
  // A load that was stopped halfway ends in an error, but its answer made the document.
  if (request.prerender || (request.response === null && request.awaited === null && !request.intercepted))
    return false;
  const landed = landingUrl(request) ?? "";
  if (![page.url, page.loadedUrl ?? page.url].some((url) => isSameResource(url, landed))) return false;
  return (
    page.timeOrigin >= request.startedAt - CLOCK_SLACK && page.timeOrigin <= request.lastEventAt + CLOCK_SLACK
  );
}

function nearestRequest({ requests }: TabHistory, page: DocumentIdentity): RecordedRequest | undefined {
  const distance = (request: RecordedRequest) => Math.abs(request.startedAt - page.timeOrigin);
  const [nearest] = requests
    .filter((request) => belongs(request, page))
    .sort((one, other) => distance(one) - distance(other));
  return nearest;
}

interface Circumstances {
  readonly history: TabHistory;
  readonly access: Access;
  readonly firefox: boolean;
}

const requestOf = ({ requests }: TabHistory, document: RecordedDocument): RecordedRequest | undefined =>
  requests.find(({ requestId }) => requestId === document.requestId);

/** The chain of a document, with those of the documents that sent the browser on to it before it. */
function joinedChain(
  { history, access, firefox }: Circumstances,
  to: RecordedDocument,
  own: OwnChain,
  navigationType: NavigationType | null,
  left = MOST_DOCUMENTS,
): OwnChain {
  const from = history.documents.find(({ id }) => id === to.before);
  if (from === undefined || left === 0) return own;
  const [fromRequest, toRequest] = [requestOf(history, from), requestOf(history, to)];
  const step = clientRedirect({ from, fromRequest, to, toRequest, navigationType, firefox });
  if (step === null) return own;
  const seen = { page: access.everything, everything: access.everything };
  const before =
    fromRequest === undefined
      ? { hops: [unseenHop(from.url, step.kind)], partial: access.everything ? null : new URL(from.url).host }
      : ownChain(fromRequest, from, seen);
  const whole = joinedChain({ history, access, firefox }, from, before, null, left - 1);
  const last = whole.hops.at(-1);
  const sent: Hop[] = last === undefined ? [] : [{ ...last, ...step, location: own.hops[0]?.url ?? null }];
  return {
    hops: [...whole.hops.slice(0, -1), ...sent, ...own.hops],
    partial: own.partial ?? whole.partial,
  };
}

/** Addresses a script gave the document after its load: no request, and no redirect. */
function scriptMoves(document: RecordedDocument | undefined, landed: string, page: DocumentIdentity): Hop[] {
  const since = document?.at ?? page.timeOrigin;
  const told = (document?.moves ?? []).map(({ url, at }) => ({
    ...unseenHop(url, "history"),
    ms: Math.max(0, Math.round(at - since)),
  }));
  const now = told.at(-1)?.url ?? landed;
  const moves = isSameResource(now, page.url) ? told : [...told, unseenHop(page.url, "history")];
  const before = (index: number) => moves[index - 1]?.url ?? landed;
  return moves.filter(({ url }, index) => !isSameResource(url, before(index)));
}

function notObserved(document: RecordedDocument | undefined, { page }: Access): NotObservedWhy {
  if (!page) return "not-permitted";
  return document !== undefined && document.requestId === null ? "no-request" : "loaded-before";
}

/**
 * Finds the recorded request that provably brought this document, and tells the
 * chain that led to it; otherwise says why there is none.
 */
export function attachNavigation(
  history: TabHistory,
  page: DocumentIdentity,
  access: Access,
  firefox: boolean,
): Attached {
  const document = history.documents.find(({ id }) => id === page.documentId);
  const request = document === undefined ? nearestRequest(history, page) : requestOf(history, document);
  if (request === undefined)
    return { navigation: { observed: false, why: notObserved(document, access) }, response: null };
  const circumstances = { history, access, firefox };
  const own = ownChain(request, document, access);
  const chain = document === undefined ? own : joinedChain(circumstances, document, own, page.navigationType);
  const { hops, partial } = chain;
  const finalUrl = hops.at(-1)?.url ?? page.url;
  return {
    navigation: {
      observed: true,
      start: hops[0]?.url ?? page.url,
      hops: [...hops, ...scriptMoves(document, finalUrl, page)],
      finalUrl,
      outcome: partial === null ? chainOutcome(hops, null) : "partial",
      startedAt: request.startedAt,
      ...(partial === null ? {} : { partial }),
    },
    response: request.response,
  };
}

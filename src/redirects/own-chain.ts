import type { Hop } from "../model/navigation";
import { currentHop, unseenHop } from "./current-hop";
import { beginningOf } from "./link-documents";
import { isSameResource, isUpgrade, type RecordedDocument, type RecordedRequest } from "./recorded";

/** What the browser may tell us of. */
export interface Access {
  /** Of requests to the page's host. */
  readonly page: boolean;
  /** Of requests to every host. */
  readonly everything: boolean;
}

/** The hops of one request, with what the browser did around it, and the host whose part is missing. */
export interface OwnChain {
  readonly hops: readonly Hop[];
  readonly partial: string | null;
}

/** A host nobody can name. */
const UNKNOWN = "?";

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : UNKNOWN);

/** Everything the request came to, the URL it waits at included. */
function answeredHops(request: RecordedRequest, { page }: Access): OwnChain {
  const { hops, awaited, answer, intercepted } = request;
  if (awaited !== null) {
    // The document stands where no request was seen: not ours to see, or answered by a worker of the site.
    const last = unseenHop(awaited, page ? "service-worker" : "http");
    return { hops: [...hops, last], partial: page ? null : hostOf(awaited) };
  }
  const last = answer !== null || intercepted ? currentHop(request) : null;
  return { hops: last === null ? hops : [...hops, last], partial: null };
}

const isRedirected = (hops: readonly Hop[]): boolean => hops.length > 1;

/** Puts before the hops what only the navigation itself tells: an upgrade, or a host we may not see. */
function withBeginning(
  hops: readonly Hop[],
  begun: string | undefined,
  document: RecordedDocument | undefined,
  access: Access,
): OwnChain {
  const first = hops[0]?.url ?? "";
  if (begun === undefined) return { hops, partial: access.everything ? null : UNKNOWN };
  if (isUpgrade(begun, first))
    return { hops: [unseenHop(begun, "browser-upgrade", first), ...hops], partial: null };
  if (isSameResource(begun, first)) {
    const hidden = document?.serverRedirect === true && !isRedirected(hops);
    return { hops, partial: hidden ? UNKNOWN : null };
  }
  if (hops.some(({ url }) => isSameResource(url, begun))) return { hops, partial: null };
  return { hops: [unseenHop(begun, "http"), ...hops], partial: hostOf(begun) };
}

/** The chain of the request that brought a document, from the address the tab was sent to. */
export function ownChain(
  request: RecordedRequest,
  document: RecordedDocument | undefined,
  access: Access,
): OwnChain {
  const answered = answeredHops(request, access);
  const begun = document === undefined ? undefined : beginningOf(document, request)?.url;
  const whole = withBeginning(answered.hops, begun, document, access);
  return { hops: whole.hops, partial: answered.partial ?? whole.partial };
}

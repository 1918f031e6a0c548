import type { RedirectChain } from "../model/navigation";
import { chainOutcome } from "./outcome";
import { ownChain } from "./own-chain";
import { isSameResource, landingUrl, type RecordedRequest, type TabHistory } from "./recorded";

/** A browser shows its own page instead of an error, and of an error answer without a body. */
const hasFailed = ({ closed, error, response }: RecordedRequest): boolean =>
  error !== null || (closed && (response?.status ?? 0) >= 400);

const isAt = (request: RecordedRequest, url: string): boolean =>
  [landingUrl(request) ?? "", ...request.hops.map((hop) => hop.url)].some((one) => isSameResource(one, url));

/**
 * The chain that ended in the error page a tab shows, or null where the newest
 * request did not fail or led elsewhere. No document can be asked, so the address
 * of the tab has to be one of the chain's.
 */
export function failedNavigation(history: TabHistory, tabUrl: string): RedirectChain | null {
  const request = history.requests.findLast(({ prerender }) => !prerender);
  if (request === undefined || !hasFailed(request) || !isAt(request, tabUrl)) return null;
  const document = history.documents.find(({ requestId }) => requestId === request.requestId);
  const begun = document === undefined ? undefined : { ...document, serverRedirect: false };
  const { hops } = ownChain({ ...request, awaited: null }, begun, { page: true, everything: true });
  return {
    observed: true,
    start: hops[0]?.url ?? tabUrl,
    hops,
    finalUrl: request.awaited ?? hops.at(-1)?.url ?? tabUrl,
    outcome: chainOutcome(hops, request.error),
    startedAt: request.startedAt,
    ...(request.error === null ? {} : { error: request.error }),
  };
}

import {
  type Begun,
  isSameResource,
  landingUrl,
  type RecordedDocument,
  type RecordedRequest,
  type TabHistory,
} from "./recorded";

/** Firefox tells of the request a moment before it tells that a navigation began. */
const ORDER_SLACK_MS = 50;

/** A request that led somewhere: answered, on its way to a host we do not see, or left to a worker. */
const isAnswered = ({ response, awaited, intercepted }: RecordedRequest): boolean =>
  response !== null || awaited !== null || intercepted;

/** Whether the request can have brought the document: it ended there, and ran when the tab was on its way to it. */
function fits(request: RecordedRequest, document: RecordedDocument): boolean {
  const earliest = (document.begun[0]?.at ?? 0) - ORDER_SLACK_MS;
  return (
    !request.used &&
    request.prerender === document.prerender &&
    isAnswered(request) &&
    request.startedAt >= earliest &&
    request.startedAt <= document.at &&
    isSameResource(landingUrl(request) ?? "", document.url)
  );
}

/**
 * Gives every document the newest request that fits it, and no request to two.
 * Done after each event: Firefox tells of a document before it has told of all
 * that its request came to.
 */
export function linkDocuments(history: TabHistory): TabHistory {
  let { requests } = history;
  const documents = history.documents.map((document) => {
    if (document.requestId !== null) return document;
    const request = requests.findLast((one) => fits(one, document));
    if (request === undefined) return document;
    requests = requests.map((one) => (one === request ? { ...one, used: true } : one));
    return { ...document, requestId: request.requestId };
  });
  return { ...history, documents, requests };
}

/** What the tab was sent to when the request began; a later "begin" in Firefox means another process. */
export function beginningOf(document: RecordedDocument, request: RecordedRequest | undefined): Begun | null {
  const until = request === undefined ? document.at : request.startedAt + ORDER_SLACK_MS;
  return document.begun.findLast(({ at }) => at <= until) ?? null;
}

import type { FetchedText } from "../../model/fetched-page";
import { observeOwnRequests } from "../../platform/own-requests";
import { hasHistoryAccess } from "../../platform/permissions";
import { keepHeaders } from "../../redirects/hop-headers";
import { createAsker } from "../link-check/asker";
import { checkUrl } from "../link-check/check-url";
import { createHopFetcher, type HopAnswer } from "../link-check/hop-fetcher";
import { createPacer } from "../link-check/pacer";
import { addressOf, CLOCK } from "../link-check/run";
import { decodeHtml } from "./decode-html";
import { type Body, readBody } from "./read-body";

/** The page whose audit it is for. */
interface AuditedPage {
  readonly url: string;
  /** Encoding to fall back to, where the fetched page names none. */
  readonly charset?: string;
}

const isHtml = (contentType: string | null): boolean =>
  contentType === null || /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(contentType);

/** Keeps the body of the last answer, where it is a page. */
function createBodyKeeper() {
  let body: Body | null = null;
  return {
    kept: () => body,
    async read(response: Response): Promise<void> {
      body = null;
      if (response.type !== "opaqueredirect" && isHtml(response.headers.get("content-type")))
        body = await readBody(response);
    },
  };
}

/**
 * Fetches one page hop by hop as the link checker does (no cookies, no referrer, no
 * cache, every hop vetted before it is asked), and keeps its text. Null when cancelled.
 */
export async function fetchPage(
  url: string,
  page: AuditedPage,
  cancel: AbortSignal,
): Promise<FetchedText | null> {
  const keeper = createBodyKeeper();
  const { fetchHop, heard } = createHopFetcher(keeper.read);
  const answers: HopAnswer[] = [];
  const remembered = async (hop: string, signal: AbortSignal) => {
    const answer = await fetchHop(hop, signal);
    answers.push(answer);
    return answer;
  };
  const pacer = createPacer(CLOCK);
  const ask = createAsker({ fetchHop: remembered, pacer, cancel, now: CLOCK.now });
  const pageAddress = addressOf(page.url, ask);
  const tools = { ask, pacer, permitted: hasHistoryAccess, pageUrl: page.url, pageAddress, cancel };
  const stopObserving = observeOwnRequests(heard, keepHeaders);
  try {
    const verdict = await checkUrl({ url, links: [], skipped: null }, tools);
    if (verdict === null) return null;
    const { links: _, findings: __, ...chain } = verdict;
    return { ...chain, ...contentOf(answers, keeper.kept(), page.charset) };
  } finally {
    stopObserving();
  }
}

function contentOf(answers: readonly HopAnswer[], body: Body | null, fallback: string | undefined) {
  const headers = answers.at(-1)?.headers?.kept ?? null;
  const decoded = body === null ? null : decodeHtml(body.bytes, headers?.contentType ?? null, fallback);
  return {
    fetchedAt: new Date().toISOString(),
    headers,
    redirectLinks: answers.slice(0, -1).flatMap(({ hops, headers: of }) => {
      const answered = hops.at(-1)?.url;
      return answered === undefined || of === null || of.kept.link.length === 0
        ? []
        : [{ url: answered, link: of.kept.link }];
    }),
    bytes: body?.bytes.length ?? 0,
    cut: body?.cut ?? false,
    charset: decoded?.charset ?? null,
    text: decoded?.text ?? null,
  };
}

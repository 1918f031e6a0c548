import type { HTTPRequest, Page } from "puppeteer-core";
import type { ServedPage } from "./driver";

/** Repeated names become lists: both protocols then send one header line a value. */
function headerLists(headers: ServedPage["headers"]): Record<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    lists.set(key, [...(lists.get(key) ?? []), value]);
  }
  return Object.fromEntries(lists);
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, "");

/** Chromium asks even for addresses that hold their own content; they reach no network. */
const isLocal = (url: string): boolean => /^(data|blob|about):/i.test(url);

/**
 * Answers the navigation to `served.url` with its bytes and refuses every other
 * request of the tab, so that the page is alone in the world.
 */
export async function serveOnly(page: Page, served: ServedPage): Promise<void> {
  const wanted = withoutFragment(new URL(served.url).href);
  page.removeAllListeners("request");
  page.on("request", (request: HTTPRequest) => {
    const answer = async () => {
      if (isLocal(request.url())) return await request.continue();
      if (withoutFragment(request.url()) !== wanted || !request.isNavigationRequest())
        return await request.abort();
      // The types know no lists; both protocol implementations do.
      const headers = headerLists(served.headers) as unknown as Record<string, string>;
      return await request.respond({ status: 200, headers, body: served.body });
    };
    // A request may be gone with its page before it is answered.
    answer().catch(() => undefined);
  });
  await page.setRequestInterception(true);
}

/** Lets the tab reach the network again. */
export async function serveNothing(page: Page): Promise<void> {
  page.removeAllListeners("request");
  await page.setRequestInterception(false);
}

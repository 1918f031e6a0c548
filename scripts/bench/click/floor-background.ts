import type { Browser } from "webextension-polyfill";

declare const chrome: Browser;

interface Collected {
  readonly hrefs: string;
  readonly texts: string;
}

/** The links of a page, each parsed once and nothing else: what any audit costs at least. */
async function countLinks(tabId: number): Promise<number> {
  const [injection] = await chrome.scripting.executeScript({ target: { tabId }, files: ["/collector.js"] });
  const { hrefs, texts } = (injection as { readonly result: unknown }).result as Collected;
  const { url } = await chrome.tabs.get(tabId);
  const parsed = hrefs.split("\n").filter((href) => parses(href, url));
  return Math.min(parsed.length, texts.split("\u0000").length);
}

function parses(href: string, base: string | undefined): boolean {
  try {
    return new URL(href, base).href !== "";
  } catch {
    return false;
  }
}

chrome.runtime.onMessage.addListener((tabId: unknown) => countLinks(tabId as number));

// The driver takes this as the sign that the worker has started.
chrome.webRequest.onHeadersReceived.addListener(() => undefined, { urls: ["<all_urls>"] });

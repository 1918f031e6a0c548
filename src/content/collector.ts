import type { PackedSnapshot } from "../model/snapshot";
import { createPause } from "./breathe";
import { createBrowserHref } from "./browser-href";
import { collectLinks } from "./collect-links";
import { collectMeta } from "./collect-meta";
import { LIMITS } from "./limits";
import { navigationType } from "./navigation-type";

/**
 * Reads the page and changes nothing in it. Names no extension API: in Chrome a
 * page can put a form in the place of `chrome`, and the answer travels as the
 * injection's result anyway.
 */
export async function collect(): Promise<PackedSnapshot> {
  const browserHref = createBrowserHref();
  const meta = collectMeta(browserHref);
  const links = await collectLinks(createPause(), browserHref);
  return {
    version: 1,
    documentUrl: document.URL,
    baseUri: document.baseURI,
    charset: document.characterSet,
    contentType: document.contentType,
    title: document.title.slice(0, LIMITS.text),
    readyState: document.readyState,
    timeOrigin: performance.timeOrigin,
    navigationType: navigationType(),
    loadedUrl: performance.getEntriesByType("navigation")[0]?.name ?? null,
    ...links,
    meta: JSON.stringify(meta),
  };
}

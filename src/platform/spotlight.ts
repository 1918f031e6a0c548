import type { LinkTarget } from "../model/show-link";
import { browser } from "./browser";

/** What the injected script leaves in its own world, out of the page's reach. */
interface Injected {
  readonly canonicalLensSpotlight: {
    find(target: LinkTarget): Promise<unknown>;
    outline(): void;
  };
}

/**
 * Looks for a link in the tab and answers what the page says of it, of which nothing is
 * known yet. Throws the browser's own error where it may not.
 */
export async function findOnPage(tabId: number, target: LinkTarget): Promise<unknown> {
  await browser.scripting.executeScript({ target: { tabId }, files: ["/spotlight.js"] });
  const [injection] = await browser.scripting.executeScript({
    target: { tabId },
    // Runs in the page: it may name nothing of this module.
    func: (wanted: LinkTarget) => (globalThis as unknown as Injected).canonicalLensSpotlight.find(wanted),
    args: [target],
  });
  return injection?.result;
}

/** Outlines what was found last. */
export async function outlineOnPage(tabId: number): Promise<void> {
  await browser.scripting.executeScript({
    target: { tabId },
    func: () => (globalThis as unknown as Injected).canonicalLensSpotlight.outline(),
  });
}

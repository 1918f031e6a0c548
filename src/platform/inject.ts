import { browser } from "./browser";

/**
 * Runs the collector in the tab's main frame and returns what it returned, of
 * which nothing is known yet. Throws the browser's own error where it may not.
 */
export async function injectCollector(tabId: number): Promise<unknown> {
  const [injection] = await browser.scripting.executeScript({
    target: { tabId },
    files: ["/collector.js"],
    injectImmediately: true,
  });
  if (injection === undefined) throw new Error("The page was left before it could be read");
  if (injection.error !== undefined && injection.error !== null) {
    throw new Error(String((injection.error as { message?: unknown }).message ?? injection.error));
  }
  return injection.result;
}

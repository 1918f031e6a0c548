import type { Browser } from "puppeteer-core";

/** True where the browser was closed or has crashed; its process may end before the connection is known to. */
export function isGone(browser: Browser): boolean {
  const process = browser.process();
  const ended = process !== null && (process.exitCode !== null || process.signalCode !== null);
  return ended || !browser.connected;
}

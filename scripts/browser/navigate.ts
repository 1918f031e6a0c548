import { type Page, TimeoutError } from "puppeteer-core";

/** Long enough for a slow shop, short enough for a list of them. */
const PATIENCE_MS = 30_000;

/**
 * Opens an address in a tab. A page that never finishes loading is left as far as it
 * came: a user would look at it too. Throws where the browser shows an error instead.
 */
export async function navigate(tab: Page, url: string): Promise<void> {
  try {
    await tab.goto(url, { waitUntil: "load", timeout: PATIENCE_MS });
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
}

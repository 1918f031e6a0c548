import { browser } from "./browser";

/**
 * Opens the popup on the tab in front. Rejects where the browser cannot (Chromium before
 * 127); the first thing a click does, or Firefox no longer sees the click.
 */
export async function openPopup(): Promise<void> {
  await browser.action.openPopup();
}

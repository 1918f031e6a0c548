import type { Browser } from "puppeteer-core";
import type { ChromeScope } from "./bidi";

/**
 * Chromium: closes every service worker of the browser, the extension's among them. By
 * puppeteer's own hand: a target closed behind its back would wait for a debugger when it
 * starts again.
 */
export async function stopWorkers(browser: Browser): Promise<void> {
  for (const target of browser.targets()) {
    if (target.type() !== "service_worker") continue;
    const worker = await target.worker();
    // It may be gone before it is closed.
    await worker?.close().catch(() => undefined);
  }
}

/** Firefox: ends the event page, whatever it is at. */
export async function stopBackground(scope: ChromeScope, extensionId: string): Promise<void> {
  await scope.evaluate<boolean>(
    `WebExtensionPolicy.getByID(${JSON.stringify(extensionId)}).extension
      .terminateBackground({ disableResetIdleForTest: true, ignoreDevToolsAttached: true })
      .then(() => true)`,
  );
}

import type { Browser } from "puppeteer-core";
import type { ChromeScope } from "./bidi";

/** Chromium: closes every service worker of the browser, the extension's among them. */
export async function stopWorkers(browser: Browser): Promise<void> {
  const session = await browser.target().createCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  // It may be gone before it is closed.
  for (const { type, targetId } of targetInfos)
    if (type === "service_worker") await session.send("Target.closeTarget", { targetId }).catch(() => null);
  await session.detach();
}

/** Firefox: ends the event page, whatever it is at. */
export async function stopBackground(scope: ChromeScope, extensionId: string): Promise<void> {
  await scope.evaluate<boolean>(
    `WebExtensionPolicy.getByID(${JSON.stringify(extensionId)}).extension
      .terminateBackground({ disableResetIdleForTest: true, ignoreDevToolsAttached: true })
      .then(() => true)`,
  );
}

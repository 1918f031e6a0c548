import type { Browser, Extension } from "puppeteer-core";
import type { Surface } from "./driver";
import { pageSurface } from "./page-surface";
import { waitUntil } from "./wait-until";

/** A new installation opens a page of its own in front; closed, it leaves the tab that is audited there. */
export async function closeWelcome(extension: Extension): Promise<void> {
  const page = await waitUntil("the first-run page", async () =>
    (await extension.pages()).find((own) => own.url().endsWith("/welcome.html")),
  );
  await page.close();
}

/** Opens a page of the extension in a tab of its own: "src/settings/settings.html". */
export async function openOwnPage(browser: Browser, extension: Extension, path: string): Promise<Surface> {
  const page = await browser.newPage();
  const url = `chrome-extension://${extension.id}/${path}`;
  // An extension that starts anew answers with an error until it has.
  await waitUntil(`${path} to open`, () =>
    page.goto(url).then(
      () => true,
      () => null,
    ),
  );
  return pageSurface(() => page);
}

/** Lets the extension into private windows, as the user does on the browser's page of extensions; the extension starts anew. */
export async function allowPrivateWindows(browser: Browser, extension: Extension): Promise<void> {
  const page = await browser.newPage();
  await page.goto("chrome://extensions/");
  // Without the developer mode an unpacked extension that starts anew is switched off.
  await page.evaluate("chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })");
  await page.evaluate(
    `chrome.developerPrivate.updateExtensionConfiguration({ extensionId: "${extension.id}", incognitoAccess: true })`,
  );
  await page.close();
}

import type { Page } from "puppeteer-core";
import type { Bidi, ChromeScope } from "./bidi";
import type { Surface } from "./driver";
import { firefoxReport } from "./firefox-report";
import { waitUntil } from "./wait-until";

/** Pages of the browser itself: their load event never reaches the automation protocol. */
async function openIn(bidi: Bidi, context: string, url: string): Promise<void> {
  await bidi.send("browsingContext.navigate", { context, url, wait: "none" });
  await waitUntil(`${url} to open`, async () =>
    (await bidi.contexts("content")).some((one) => one.context === context && one.url === url),
  );
}

/** Opens such a page in a tab that puppeteer has. */
export async function openInTab(bidi: Bidi, tab: Page, url: string): Promise<void> {
  const { _id: context } = tab.mainFrame() as unknown as { readonly _id: string };
  await openIn(bidi, context, url);
}

/** A new installation opens a page of its own in front; closed, it leaves the tab that is audited there. */
export async function closeWelcome(bidi: Bidi): Promise<void> {
  const welcome = await waitUntil("the first-run page", async () =>
    (await bidi.contexts("content")).find(({ url }) => url.endsWith("/welcome.html")),
  );
  await bidi.send("browsingContext.close", { context: welcome.context });
}

/** Opens a page of the extension in a tab of its own: "src/settings/settings.html". */
export async function openOwnPage(
  bidi: Bidi,
  scope: ChromeScope,
  extensionId: string,
  path: string,
): Promise<Surface> {
  const host = await scope.evaluate<string>(
    `WebExtensionPolicy.getByID(${JSON.stringify(extensionId)}).mozExtensionHostname`,
  );
  const { context } = (await bidi.send("browsingContext.create", { type: "tab" })) as {
    readonly context: string;
  };
  await openIn(bidi, context, `moz-extension://${host}/${path}`);
  return firefoxReport(bidi, context);
}

/** Lets the extension into private windows, as the user does on its page; the extension starts anew. */
export async function allowPrivateWindows(scope: ChromeScope, extensionId: string): Promise<void> {
  await scope.evaluate(`(async () => {
    const { ExtensionPermissions } = ChromeUtils.importESModule(
      "resource://gre/modules/ExtensionPermissions.sys.mjs");
    await ExtensionPermissions.add(${JSON.stringify(extensionId)},
      { permissions: ["internal:privateBrowsingAllowed"], origins: [] });
    await (await AddonManager.getAddonByID(${JSON.stringify(extensionId)})).reload();
  })()`);
}

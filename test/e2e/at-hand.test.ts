import { expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { inBrowsers } from "./browsers";
import { auditTab, ownPage } from "./own-page";

const API = "(globalThis.browser ?? chrome)";

/** What the toolbar button shows on the tab with this address. */
const shownOn = (page: Surface, url: string) =>
  page.evaluate<string[]>(`${API}.tabs.query({}).then((tabs) => {
    const tabId = tabs.find((open) => open.url === ${JSON.stringify(url)})?.id;
    return Promise.all([${API}.action.getBadgeText({ tabId }), ${API}.action.getTitle({ tabId })]);
  })`);

inBrowsers("the audit at hand", { openHosts: true, offline: true }, ({ launched, shop }) => {
  let settings: Surface;

  it("leaves the number of findings on the button until the tab goes elsewhere", async () => {
    const { driver } = launched();
    const front = `${shop().origin}/`;
    await driver.open(front);
    const popup = await driver.clickAction();
    await popupState(popup);
    const findings = await popup.evaluate<string>(
      "document.querySelector('[data-testid=countFindings]').innerText",
    );
    await driver.closePopup();
    settings = await ownPage(driver, "src/settings/settings.html");
    expect(await shownOn(settings, front)).toEqual([findings, `Findings on this page: ${findings}`]);
    await driver.open(`${front}tea`);
    expect(await shownOn(settings, `${front}tea`)).toEqual(["", "Audit this page"]);
  });

  it("has keys, shown in the settings, and an entry in the context menu", async () => {
    expect(await settings.evaluate("document.querySelector('[data-testid=shortcut] kbd').innerText")).toBe(
      "Alt+Shift+L",
    );
    const updates = (id: string) =>
      settings.evaluate<boolean>(`${API}.contextMenus.update("${id}", {}).then(() => true, () => false)`);
    expect([await updates("audit-page"), await updates("no-such-entry")]).toEqual([true, false]);
  });

  it("is under the rules for all sites that the settings keep", async () => {
    const { driver } = launched();
    await settings.click("[data-testid=switch-path-case]");
    await waitUntil("the rule to be kept", () =>
      settings.evaluate<boolean>(
        `${API}.storage.local.get("policy").then(({ policy }) => policy?.pathCase === true)`,
      ),
    );
    const front = `${shop().origin}/`;
    await driver.open(front);
    const before = await auditTab(settings, front);
    await settings.click("[data-testid=switch-path-case]");
    await waitUntil("the default to be kept as nothing", () =>
      settings.evaluate<boolean>(
        `${API}.storage.local.get("policy").then(({ policy }) => policy === undefined)`,
      ),
    );
    const after = await auditTab(settings, front);
    expect(before.summary?.totals.distinctKeys).toBe((after.summary?.totals.distinctKeys ?? 0) - 1);
  });
});

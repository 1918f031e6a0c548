import { expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import type { HistoryEntry } from "../../src/model/history";
import { inBrowsers } from "./browsers";
import { auditTab, type Kept, ownPage, readDatabase } from "./own-page";

const SETTINGS = "src/settings/settings.html";
const textOf = (surface: Surface, testid: string) =>
  surface.evaluate<string>(`document.querySelector('[data-testid="${testid}"]')?.innerText ?? ''`);

/** A campaign begins: every link to a product gets a parameter of its own. */
const CAMPAIGN = `[...document.querySelectorAll('a[href*="product/42"]')].forEach((link, i) => {
  link.href = "/product/42?fbclid=IwAR" + i;
})`;

/** Of the shop alone: to grant its permission, Firefox has audited another page. */
const entriesOf = (kept: Kept) =>
  (kept["history"] as readonly HistoryEntry[]).filter(({ site }) => site === "shop.localhost");

inBrowsers("the history", { openHosts: true, offline: true }, ({ launched, shop }) => {
  const front = () => `${shop().origin}/`;
  let settings: Surface;

  const untilKept = (count: number) =>
    waitUntil(`${count} audits in the history`, async () => {
      const entries = entriesOf(await readDatabase(settings));
      return entries.length === count ? entries : null;
    });

  it("names the tracking parameter that is new on the second audit, and the jump it made", async () => {
    const { driver } = launched();
    settings = await ownPage(driver, SETTINGS);
    await driver.open(front());
    expect(await auditTab(settings, front())).toMatchObject({ ok: true });
    await untilKept(1);
    // The same document again is no second audit.
    expect(await auditTab(settings, front())).toMatchObject({ ok: true });

    await driver.open(front());
    await driver.page.evaluate(CAMPAIGN);
    const popup = await driver.clickAction();
    await popupState(popup);
    const [first, second] = await untilKept(2);
    expect(first?.parameters.map(({ name }) => name)).not.toContain("fbclid");
    expect(second?.totals.duplicates).toBeGreaterThan((first?.totals.duplicates ?? 0) + 2);
    await popup.click("[data-testid=open-report]");
    const report = await driver.reportTab();
    const said = await waitUntil(
      "the trend",
      async () => (await textOf(report, "trend-new-parameters")) || null,
    );
    expect(said).toMatch(/tracking parameter fbclid \(links: \d+\)/);
    expect(said).not.toContain("utm_source");
    expect(await textOf(report, "trend-jump")).toMatch(
      new RegExp(`rose from ${first?.totals.duplicates} to ${second?.totals.duplicates} `),
    );
    expect(await textOf(report, "trend-basis")).toMatch(/of this page/);
    expect(
      await report.evaluate("document.querySelectorAll('[data-testid=trend-table] tbody tr').length"),
    ).toBe(2);
    await driver.closeReportTabs();
  });

  it("is erased by one click, and kept no longer where it is switched off", async () => {
    const { driver } = launched();
    await settings.click("[data-testid=history-erase]");
    await untilKept(0);
    await settings.click("[data-testid=history-on]");
    await waitUntil("the choice to be kept", () =>
      settings.evaluate<boolean>(
        "(globalThis.browser ?? chrome).storage.local.get('settings').then(({ settings }) => settings?.history === false)",
      ),
    );
    await driver.open(front());
    expect(await auditTab(settings, front())).toMatchObject({ ok: true });
    await settings.click("[data-testid=history-on]");
    await driver.open(`${front()}tea`);
    expect(await auditTab(settings, `${front()}tea`)).toMatchObject({ ok: true });
    const [only] = await untilKept(1);
    expect(only?.page).toBe(`${front()}tea`);
  });

  it("and session and audits hold nothing of a private window; everything goes by one click", async () => {
    const { driver } = launched();
    await driver.open(front());
    const popup = await driver.clickAction();
    await popupState(popup);
    await popup.click("[data-testid=session-begin]");
    await waitUntil("the page in the session", async () =>
      /so far: 1\./.test(await textOf(popup, "session")),
    );
    await driver.allowPrivateWindows();
    settings = await ownPage(driver, SETTINGS);
    const before = await readDatabase(settings);
    expect(before["sessionPages"]).toHaveLength(1);

    const hidden = `${front()}kettles`;
    await settings.evaluate(
      `(globalThis.browser ?? chrome).windows.create({ incognito: true, url: ${JSON.stringify(hidden)} }).then(() => true)`,
    );
    const summary = await waitUntil("the private page to be audited", () =>
      auditTab(settings, hidden).then(
        (answer) => (answer.ok ? answer.summary : null),
        () => null,
      ),
    );
    expect(summary?.auditId).toMatch(/^private-/);
    // Long enough for what is written after an audit.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const after = await readDatabase(settings);
    expect(JSON.stringify(after)).not.toContain("/kettles\\");
    expect(after).toEqual(before);

    await settings.click("[data-testid=erase-everything]");
    const empty = Object.fromEntries(Object.keys(before).map((store) => [store, []]));
    await waitUntil("everything to be erased", async () => {
      const kept = await readDatabase(settings);
      return Object.values(kept).every((rows) => rows.length === 0) ? kept : null;
    }).then((kept) => expect(kept).toEqual(empty));
  });
});

import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { download } from "../../scripts/browser/downloads";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import type { SessionReport } from "../../src/model/session";
import { parseCsv } from "./audit";
import { inBrowsers } from "./browsers";
import { auditTab, ownPage, readDatabase } from "./own-page";
import { expectedOf } from "./session-oracle";

const SHEETS = 30;
const utf8 = new TextDecoder();

/** The page as the server sends it; Node does not know names under localhost. */
async function htmlOf(address: string): Promise<string> {
  const { port, pathname } = new URL(address);
  return (await fetch(`http://127.0.0.1:${port}${pathname}`)).text();
}

const kept = async (page: Surface) => (await readDatabase(page))["sessionPages"]?.length;

inBrowsers("a session", { openHosts: true, offline: true }, ({ launched, shop }) => {
  const sheet = (number: number) => `${shop().origin}/catalogue/${number}`;
  let settings: Surface;

  it("is off until the auditor starts it, and visible while it is on", async () => {
    const { driver } = launched();
    await driver.open(sheet(1));
    const popup = await driver.clickAction();
    await popupState(popup);
    expect(await popup.evaluate("document.querySelector('[data-testid=session]') === null")).toBe(true);
    await popup.click("[data-testid=session-begin]");
    await waitUntil("the session to be on", () =>
      popup.evaluate<boolean>("document.querySelector('[data-testid=session]')?.dataset.on === 'true'"),
    );
    await waitUntil("the page in front to be in it", () =>
      popup.evaluate<boolean>(
        "/so far: 1\\./.test(document.querySelector('[data-testid=session]')?.innerText)",
      ),
    );
    await driver.closePopup();
    settings = await ownPage(driver, "src/settings/settings.html");
    const shown = await settings.evaluate<string[]>(
      "Promise.all([(globalThis.browser ?? chrome).action.getBadgeText({}), (globalThis.browser ?? chrome).action.getTitle({})])",
    );
    expect(shown).toEqual(["REC", expect.stringContaining("shop.localhost")]);
  });

  it("adds up thirty pages exactly, though the background is stopped meanwhile", async () => {
    const { driver, downloadDir } = launched();
    for (let number = 1; number <= SHEETS; number++) {
      await driver.open(number === SHEETS ? `${shop().origin}/catalogue/newest` : sheet(number));
      expect(await auditTab(settings, sheet(number))).toMatchObject({ ok: true });
      await waitUntil("the page to be added", async () => (await kept(settings)) === number);
      if (number === 10 || number === 20) await driver.stopBackground();
    }

    const report = await ownPage(driver, "src/report-page/report.html?session");
    const { bytes } = await download(downloadDir, () => report.click("[data-testid=export-zip]"));
    const files = new Map(Object.entries(unzipSync(bytes)));
    const session = JSON.parse(utf8.decode(files.get("session.json"))) as SessionReport;
    const rows = (name: string) => parseCsv(utf8.decode(files.get(name)));

    const addresses = Array.from({ length: SHEETS }, (_, i) => sheet(i + 1));
    const pages = new Map(await Promise.all(addresses.map(async (one) => [one, await htmlOf(one)] as const)));
    const { linked, parameters, ...totals } = expectedOf(pages, "shop.localhost");
    expect(session.totals).toEqual(totals);
    expect(totals.duplicates).toBeGreaterThan(40);

    const inCsv = rows("links.csv").map((row) => [
      `${row["Source"]} ${row["Destination"]}`,
      Number(row["Occurrences"]),
    ]);
    // Values of session ids are masked in the files.
    const masked = [...linked].map(([name, count]) => [name.replace(/(jsessionid=)\w+/, "$1***"), count]);
    expect(inCsv.toSorted()).toEqual(masked.toSorted());
    expect(new Map(session.parameters.map(({ name, links }) => [name, links]))).toEqual(parameters);
    expect(rows("pages.csv")).toHaveLength(SHEETS);

    const kinds = new Map(session.canonicals.map(({ page, kind }) => [Number(page.split("/").at(-1)), kind]));
    expect([2, 3, 7, 8, 11, 12, 13, 20, 21, 22, 30, 1].map((number) => kinds.get(number))).toEqual([
      ...["chain", "settled", "mutual", "mutual", "loop", "loop", "loop"],
      ...["settled", "settled", "settled", "none", "self"],
    ]);
    expect(session.redirects).toMatchObject([
      { start: `${shop().origin}/catalogue/newest`, finalUrl: sheet(SHEETS), pages: [sheet(SHEETS)] },
    ]);
    expect(await report.evaluate("document.querySelector('[data-testid=countSessionPages]').innerText")).toBe(
      "30",
    );

    await report.click("[data-testid=session-erase]");
    await waitUntil("the session to be gone", () =>
      report.evaluate<boolean>("document.querySelector('[data-testid=state]').dataset.state === 'none'"),
    );
    await driver.closeReportTabs();
    expect(await readDatabase(settings)).toMatchObject({ session: [], sessionPages: [], verdicts: [] });
  });
});

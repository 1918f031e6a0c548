import { expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { VIEW_IDS } from "../../src/report-page/place";
import { inBrowsers } from "./browsers";
import { clippedWords } from "./clipped-words";

const textOf = (surface: Surface, selector: string) =>
  surface.evaluate<string>(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`);

/** The key of a message in its place means that there is no such message. */
const KEYS = String.raw`[...document.body.innerText.matchAll(/\b[a-z]+[A-Z]\w+_\w+\b|\b[a-z]+_[a-z]+_one\b/g)].map(([key]) => key)`;

async function expectGerman(surface: Surface, what: string): Promise<void> {
  expect([what, await surface.evaluate("document.documentElement.lang")]).toEqual([what, "de"]);
  expect([what, await clippedWords(surface)]).toEqual([what, []]);
  expect([what, await surface.evaluate(KEYS)]).toEqual([what, []]);
}

inBrowsers("in German", { openHosts: true, offline: true, language: "de" }, ({ launched, shop }) => {
  it("no word of the popup is clipped", async () => {
    const { driver } = launched();
    await driver.open(`${shop().origin}/old-shop`);
    const popup = await driver.clickAction();
    await popupState(popup);
    expect(await textOf(popup, "[data-testid=groups]")).toContain("gleiche Seite: ");
    await expectGerman(popup, "popup");
  });

  it("no word of the report is clipped in any view, and numbers are German", async () => {
    const { driver } = launched();
    const popup = await driver.clickAction();
    await popupState(popup);
    await popup.click("[data-testid=open-report]");
    const report = await driver.reportTab();
    for (const view of VIEW_IDS) {
      await report.evaluate(`(location.hash = "#${view}", true)`);
      await waitUntil(`the view ${view}`, () =>
        report.evaluate<boolean>(
          `document.querySelector("[data-testid=view-${view}]")?.getAttribute("aria-current") === "page"`,
        ),
      );
      await expectGerman(report, view);
    }
    await report.evaluate(`(location.hash = "#links", true)`);
    await waitUntil("the number of rows", async () =>
      /^[\d.]+ Zeilen$/.test(await textOf(report, "[data-testid=shown]")),
    );
    await driver.closeReportTabs();
  });

  it.each(["settings", "welcome"])("no word of the page %s is clipped", async (page) => {
    const surface = await launched().driver.ownPage(`src/settings/${page}.html`);
    await waitUntil(page, async () => (await textOf(surface, "h1")) !== "");
    await expectGerman(surface, page);
  });
});

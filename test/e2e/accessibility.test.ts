import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { VIEW_IDS } from "../../src/report-page/place";
import { SESSION_VIEW_IDS } from "../../src/report-page/session/session-view";
import { inBrowsers } from "./browsers";
import { ownPage } from "./own-page";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe objects to: "rule: selector of the first element". */
async function violations(surface: Surface): Promise<readonly string[]> {
  // Evaluated by the debugger, which the page's policy does not concern; not part of the extension.
  return surface.evaluate<string[]>(`(() => {
    if (globalThis.axe === undefined) (0, eval)(${JSON.stringify(AXE)});
    return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes[0]?.target.join(" ")));
  })()`);
}

for (const theme of ["light", "dark"] as const) {
  inBrowsers(
    `accessibility, ${theme}`,
    { openHosts: true, offline: true, theme },
    ({ launched, shop }, name) => {
      // Firefox lets no debugger run a script inside a popup; its document is the same.
      it.skipIf(name === "firefox")("finds nothing to object to in the popup", async () => {
        const { driver } = launched();
        await driver.open(`${shop().origin}/old-shop`);
        const popup = await driver.clickAction();
        await popupState(popup);
        expect(await violations(popup)).toEqual([]);
        await driver.closePopup();
      });

      it("finds nothing to object to in any view of the report", async () => {
        const { driver } = launched();
        await driver.open(`${shop().origin}/old-shop`);
        const popup = await driver.clickAction();
        await popupState(popup);
        await popup.click("[data-testid=open-report]");
        const report = await driver.reportTab();
        expect(await report.evaluate(`matchMedia("(prefers-color-scheme: ${theme})").matches`)).toBe(true);
        for (const view of VIEW_IDS) {
          await report.evaluate(`(location.hash = "#${view}", true)`);
          await waitUntil(`the view ${view}`, () =>
            report.evaluate<boolean>(
              `document.querySelector("[data-testid=view-${view}]")?.getAttribute("aria-current") === "page"`,
            ),
          );
          expect([view, await violations(report)]).toEqual([view, []]);
        }
        await driver.closeReportTabs();
      });

      it("finds nothing to object to in settings, first page and session", async () => {
        const { driver } = launched();
        await driver.open(`${shop().origin}/`);
        const popup = await driver.clickAction();
        await popupState(popup);
        await popup.click("[data-testid=session-begin]");
        for (const path of ["src/settings/settings.html", "src/settings/welcome.html"]) {
          expect([path, await violations(await ownPage(driver, path))]).toEqual([path, []]);
        }
        const session = await ownPage(driver, "src/report-page/report.html?session");
        for (const view of SESSION_VIEW_IDS) {
          await session.evaluate(`(location.hash = "#${view}", true)`);
          await waitUntil(`the view ${view}`, () =>
            session.evaluate<boolean>(
              `document.querySelector("[data-testid=view-${view}]")?.getAttribute("aria-current") === "page"`,
            ),
          );
          expect([view, await violations(session)]).toEqual([view, []]);
        }
        await driver.closeReportTabs();
      });
    },
  );
}

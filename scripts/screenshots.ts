import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { VIEW_IDS } from "../src/report-page/place";
import { largePage } from "./bench/large-page";
import type { BrowserDriver, ServedPage } from "./browser/driver";
import { launchBrowser } from "./browser/launch";
import { popupState } from "./browser/popup";
import { waitUntil } from "./browser/wait-until";
import { startDemoShop } from "./demo-shop/server";
import { ensureBrowser } from "./setup/browsers.mjs";
import { ensureBuild } from "./setup/build.mjs";

/** `npx tsx scripts/screenshots.ts FOLDER [LINKS …]`: popup and every view, light and dark, for store pages and for looking at. */
const [folder = "canonical-lens-screenshots", ...sizes] = process.argv.slice(2);

const served = (links: number): ServedPage => ({
  url: "https://shop.example/all",
  body: new TextEncoder().encode(largePage(links)),
  headers: [["Content-Type", "text/html; charset=utf-8"]],
});

async function take(driver: BrowserDriver, target: string | ServedPage, name: string): Promise<void> {
  const save = async (what: string, picture: Uint8Array) => {
    await writeFile(join(folder, `${name}-${what}.png`), picture);
    console.log(`${name}-${what}.png`);
  };
  await driver.newTab();
  await driver.open(target);
  const popup = await driver.clickAction();
  await popupState(popup);
  await save("popup", await popup.screenshot());
  await popup.click("[data-testid=open-report]");
  const report = await driver.reportTab();
  const ready = "document.querySelector('[data-state=ready]') !== null";
  await waitUntil("the report", () => report.evaluate<boolean>(ready), 60_000);
  for (const view of VIEW_IDS) {
    await report.evaluate(`(location.hash = "#${view}", true)`);
    // Facets of long tables are counted after the first paint.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await save(view, await report.screenshot());
  }
  await driver.closeReportTabs();
}

await mkdir(folder, { recursive: true });
const [program, extensionDir] = await Promise.all([ensureBrowser("chrome"), ensureBuild("chrome")]);
const shop = await startDemoShop();
for (const theme of ["light", "dark"] as const) {
  const launched = await launchBrowser({ name: "chrome", program, extensionDir, openHosts: true, theme });
  try {
    await take(launched.driver, `${shop.origin}/old-shop`, `${theme}-shop`);
    await take(launched.driver, `${shop.origin}/product/42`, `${theme}-product`);
    for (const links of sizes) await take(launched.driver, served(Number(links)), `${theme}-${links}`);
  } finally {
    await launched.close();
  }
}
await shop.close();

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { popupState } from "../../scripts/browser/popup";
import { missingForDisplay, startVirtualDisplay } from "../../scripts/browser/virtual-display";
import { waitUntil } from "../../scripts/browser/wait-until";
import { startDemoShop } from "../../scripts/demo-shop/server";
import { audit } from "./audit";
import { launchFor } from "./browsers";

/** From the top middle of Chromium's window to the Allow button of its permission prompt. */
const ALLOW = { x: 165, y: 256 };

function xdotool(display: string, ...args: readonly string[]): string {
  return spawnSync("xdotool", args, { env: { ...process.env, DISPLAY: display }, encoding: "utf8" }).stdout;
}

/** A click of the mouse where the prompt's Allow is; on the page below, should there be no prompt yet, it does nothing. */
function clickAllow(display: string): void {
  const [window = ""] = xdotool(display, "search", "--onlyvisible", "--name", "Chromium").split("\n");
  const geometry = xdotool(display, "getwindowgeometry", "--shell", window);
  const [x, y, width] = ["X", "Y", "WIDTH"].map((name) =>
    Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(geometry)?.[1]),
  );
  if (x === undefined || y === undefined || width === undefined) return;
  const at = [x + width / 2 + ALLOW.x, y + ALLOW.y].map((number) => String(Math.round(number)));
  xdotool(display, "mousemove", ...at, "click", "1");
}

const missing = missingForDisplay();

describe("the permission prompt of the unmodified Chrome build", () => {
  it.skipIf(missing.length > 0)(
    missing.length > 0
      ? `needs ${missing.join(", ")}, which this system does not have`
      : "grants redirect history when a user clicks Allow, and chains are recorded from then on",
    async () => {
      const display = await startVirtualDisplay();
      const shop = await startDemoShop();
      const launched = await launchFor("chrome", { openHosts: false, headed: true, display: display.name });
      const { driver } = launched;
      try {
        await driver.open(`${shop.origin}/r/301`);
        const first = await driver.clickAction();
        await popupState(first);
        await first.click("[data-testid=open-report]");
        const witness = await driver.reportTab();
        const popup = await driver.clickAction();
        await popupState(popup);
        await popup.click("[data-testid=allow-history]");
        await waitUntil("the permission", async () => {
          clickAllow(display.name);
          return witness.evaluate<boolean>(
            "chrome.permissions.contains({ origins: ['http://*/*', 'https://*/*'] })",
          );
        });
        await driver.closeReportTabs();
        const { report } = await audit(launched, `${shop.origin}/r/301`);
        expect(report.navigation).toMatchObject({
          hops: [{ status: 301 }, { status: 302 }, { status: 200 }],
        });
      } finally {
        await launched.close();
        await shop.close();
        display.close();
      }
    },
  );
});

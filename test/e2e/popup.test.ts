import { expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { inBrowsers } from "./browsers";

const textOf = (popup: Surface, testid: string) =>
  popup.evaluate<string>(`document.querySelector('[data-testid="${testid}"]')?.innerText ?? ''`);

inBrowsers(
  "a click on the action, without any host permission",
  { openHosts: false },
  ({ launched, shop }) => {
    it("shows the verdict, the counts and the largest duplicate group at once", async () => {
      const { driver } = launched();
      await driver.open(`${shop().origin}/`);
      const popup = await driver.clickAction();
      expect((await popupState(popup)).state).toBe("ready");
      expect(await textOf(popup, "verdict")).toMatch(/self-referential/i);
      expect(Number(await textOf(popup, "countLinks"))).toBe(38);
      expect(Number(await textOf(popup, "countRejected"))).toBe(7);
      const groups = await textOf(popup, "groups");
      expect(groups).toMatch(/tracking parameters? utm_source/);
      expect(groups).toMatch(/session id/);
      expect(await textOf(popup, "unusable")).toMatch(/http:\/\/\[::1\/catalogue not a valid URL/);
    });

    it("says that redirects are not observed, never that there are none, and offers to ask", async () => {
      const { driver } = launched();
      // In Chromium a click opens the tab's origin to us until it leaves that origin.
      await driver.newTab();
      await driver.open(`${shop().origin}/r/301`);
      const popup = await driver.clickAction();
      await popupState(popup);
      expect(await textOf(popup, "history-access")).toMatch(/not observed/i);
      expect(await popup.evaluate("document.querySelector('[data-testid=allow-history]') !== null")).toBe(
        true,
      );
    });

    it("traces a reload in Chromium, and claims nothing of what led there before", async () => {
      const { driver } = launched();
      if (driver.name === "firefox") return; // takes the page away from us at a reload
      await driver.newTab();
      await driver.open(`${shop().origin}/r/final`);
      const popup = await driver.clickAction();
      await popupState(popup);
      await popup.click("[data-testid=reload-page]");
      await waitUntil("the traced reload", () =>
        popup.evaluate<boolean>("document.querySelector('[data-testid=hop]') !== null"),
      );
      expect(await textOf(popup, "hops")).toMatch(/^200/);
      expect(await textOf(popup, "chain-outcome")).toMatch(/only part of the chain is known/i);
    });

    it("says so where a page has no links", async () => {
      const { driver } = launched();
      await driver.open(`${shop().origin}/links/none`);
      const popup = await driver.clickAction();
      expect((await popupState(popup)).state).toBe("ready");
      expect(await textOf(popup, "countLinks")).toBe("0");
      expect(await textOf(popup, "no-groups")).not.toBe("");
    });

    it("shows a summary of ten thousand links", async () => {
      const { driver } = launched();
      await driver.open(`${shop().origin}/links/ten-thousand`);
      const popup = await driver.clickAction();
      expect((await popupState(popup)).state).toBe("ready");
      expect((await textOf(popup, "countDuplicates")).replace(/\D/g, "")).toBe("5000");
    });
  },
);

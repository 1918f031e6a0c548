import { describe, expect, it } from "vitest";
import { popupState } from "../../scripts/browser/popup";
import { startDemoShop } from "../../scripts/demo-shop/server";
import { auditOpen } from "./audit";
import { launchFor } from "./browsers";

describe.each(["chrome", "firefox"] as const)(
  "a page opened before the extension was installed, in %s",
  (name) => {
    it("is audited on the first click", async () => {
      const shop = await startDemoShop();
      const launched = await launchFor(name, { openHosts: false, firstPage: `${shop.origin}/` });
      try {
        expect((await popupState(await launched.driver.clickAction())).state).toBe("ready");
        const { report } = await auditOpen(launched);
        expect(report.page.url).toBe(`${shop.origin}/`);
        expect(report.totals.links).toBe(38);
        expect(report.navigation).toMatchObject({ observed: false });
      } finally {
        await launched.close();
        await shop.close();
      }
    });
  },
);

import { describe, expect, it } from "vitest";
import { grantHistory, popupState } from "../../scripts/browser/popup";
import { startDemoShop } from "../../scripts/demo-shop/server";
import { audit } from "./audit";
import { launchFor } from "./browsers";

/** In Chromium the prompt needs a window to stand in: see permission-prompt.test.ts. */
describe("the permission for redirect history, in the unmodified Firefox build", () => {
  it("is granted by a real click, and chains are recorded from then on", async () => {
    const shop = await startDemoShop();
    const launched = await launchFor("firefox", { openHosts: false });
    try {
      const before = await audit(launched, `${shop.origin}/r/301`);
      expect(before.report.navigation).toEqual({ observed: false, why: "not-permitted" });
      await grantHistory(launched.driver);
      expect((await popupState(await launched.driver.clickAction())).state).toBe("ready");
      const after = await audit(launched, `${shop.origin}/r/301`);
      expect(after.report.navigation).toMatchObject({
        hops: [{ status: 301 }, { status: 302 }, { status: 200 }],
      });
    } finally {
      await launched.close();
      await shop.close();
    }
  });
});

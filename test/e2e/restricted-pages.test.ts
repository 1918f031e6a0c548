import { expect, it } from "vitest";
import { popupState } from "../../scripts/browser/popup";
import { inBrowsers } from "./browsers";

inBrowsers("pages that cannot be audited", { openHosts: true, offline: true }, ({ launched, shop }, name) => {
  const browserPage = name === "chrome" ? "chrome://version/" : "about:support";

  const stateAt = async (address: string) => {
    const { driver } = launched();
    await driver.newTab();
    await driver.open(address);
    const popup = await driver.clickAction();
    const shown = await popupState(popup);
    const numbers = await popup.evaluate("document.querySelector('[data-testid=counts]') !== null");
    return { ...shown, numbers };
  };

  it.each(["about:blank", browserPage])(
    "says so on %s, and shows no zero as if it were a result",
    async (address) => {
      const { state, text, numbers } = await stateAt(address);
      expect(["browser-page", "no-access", "no-document"]).toContain(state);
      expect(text).toMatch(/\.\s/);
      expect(text).not.toMatch(/could not establish connection|receiving end/i);
      expect(numbers).toBe(false);
    },
  );

  it("says so on a PDF", async () => {
    const { state, text, numbers } = await stateAt(`${shop().origin}/catalogue.pdf`);
    expect(state).toBe("pdf");
    expect(text).toMatch(/PDF/);
    expect(numbers).toBe(false);
  });

  it("audits a page that is plain text", async () => {
    expect((await stateAt(`${shop().origin}/notes.txt`)).state).toBe("ready");
  });
});

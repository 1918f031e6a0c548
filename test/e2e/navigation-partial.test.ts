import { expect, it } from "vitest";
import { onTheRoad, readPopup } from "./navigation-stage";

const HERE = "http://www.example.com";
const ELSEWHERE = "http://other.example.org";

onTheRoad("a way over a host that is not permitted", { openHosts: [`${HERE}/*`] }, (stage, name) => {
  const { visit, look, launched } = stage;

  it("is partial, and names the host, when it ends there", async () => {
    await visit(`${HERE}/other-host`);
    const { hops, outcome, text } = await look();
    expect(hops).toEqual([`301 ${HERE}/other-host`, `– ${ELSEWHERE}/c`]);
    expect(outcome).toBe("partial");
    expect(text).toMatch(/does not let the extension see other\.example\.org/);
  });

  it("is partial, and names the host, when it began there", async () => {
    await launched().driver.newTab();
    await visit(`${ELSEWHERE}/back-from-other`);
    const { hops, outcome, text } = await look();
    expect(hops).toEqual([`– ${ELSEWHERE}/back-from-other`, `200 ${HERE}/c`]);
    expect(outcome).toBe("partial");
    expect(text).not.toMatch(/No redirect/);
  });

  it("can be traced by a reload in Chromium, and asks to permit in both browsers", async () => {
    await launched().driver.newTab();
    await visit(`${ELSEWHERE}/d`);
    const popup = await launched().driver.clickAction();
    expect((await readPopup(popup)).text).toMatch(/not observed/i);
    const buttons = await popup.evaluate<string[]>(
      "[...document.querySelectorAll('[data-testid=history-access] button')].map((button) => button.dataset.testid)",
    );
    expect(buttons).toEqual(name === "chrome" ? ["allow-history", "reload-page"] : ["allow-history"]);
    if (name === "firefox") return;
    await popup.click("[data-testid=reload-page]");
    await popup.evaluate(
      "new Promise((done) => { const look = () => document.querySelector('[data-testid=hop]') ? done() : setTimeout(look, 25); look(); })",
    );
    // The navigation itself is permitted here, so it is known to have begun at this very address.
    expect(await readPopup(popup)).toMatchObject({ hops: [`200 ${ELSEWHERE}/d`], outcome: "ok" });
  });
});

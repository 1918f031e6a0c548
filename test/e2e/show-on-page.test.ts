import { expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { inBrowsers } from "./browsers";

const MARKUP = `<!doctype html><meta charset=utf-8><title>t</title>
<style>html { scroll-behavior: smooth } a { outline: none !important } div { height: 3000px } .shut { display: none }</style>
<a href="/first">first</a>
<nav class="shut"><a href="/in-a-menu">menu</a></nav>
<div></div>
<a id="low" href="/far-below?secret=1">far below</a>
<svg width="90" height="20"><a href="/drawn"><text y="14">drawn</text></a></svg>
<map name="m"><area href="/corner" alt="corner" coords="0,0,9,9"></map><img usemap="#m" width="60" height="40" alt="plan">
<p id="host"><template shadowrootmode="open"><a href="/inside">inside</a></template></p>
<script>
  window.mutations = 0;
  new MutationObserver((list) => { window.mutations += list.length; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
</script>`;

const served = (url: string, markup = MARKUP) => ({
  url,
  body: new TextEncoder().encode(markup),
  headers: [["Content-Type", "text/html; charset=utf-8"]] as const,
});

const PAGE = "https://shown.example/page";

/** What could be left behind in the page, as text. */
const STATE = `JSON.stringify([document.documentElement.outerHTML, window.mutations,
  new XMLSerializer().serializeToString(document.getElementById('host').shadowRoot), document.getAnimations().length,
  Object.keys(window).length])`;

const outlined = (selector: string) => `(() => {
  const find = (root) => root.querySelector(${JSON.stringify(selector)});
  const element = find(document) ?? find(document.getElementById('host').shadowRoot);
  const { top, bottom } = element.getBoundingClientRect();
  return element.getAnimations().length > 0 && top >= 0 && bottom <= innerHeight;
})()`;

async function press(report: Surface, view: string, row: number): Promise<string> {
  await report.evaluate(`(location.hash = '#overview', true)`);
  await report.evaluate(`(location.hash = ${JSON.stringify(view)}, true)`);
  await report.click(`[data-testid=table] tr[aria-rowindex="${row + 1}"] td`);
  await report.click("[data-testid=show-on-page]");
  return waitUntil("an answer", () =>
    report.evaluate<string>("document.querySelector('[data-testid=show-answer]')?.dataset.answer || null"),
  );
}

inBrowsers("showing a link on its page", { openHosts: true, offline: true }, ({ launched }) => {
  it("scrolls to it and outlines it, and leaves the page as it was", async () => {
    const { driver } = launched();
    await driver.newTab();
    await driver.open(served(PAGE));
    const popup = await driver.clickAction();
    await popupState(popup);
    await popup.click("[data-testid=open-report]");
    const report = await driver.reportTab();
    await waitUntil("the report", () =>
      report.evaluate("document.querySelector('[data-testid=view-links]') !== null"),
    );
    const before = await driver.page.evaluate<string>(STATE);

    // By rows of the table of links: the first, the one in a menu, the one below, svg, area, shadow root.
    for (const [row, selector] of [
      [3, "#low"],
      [4, "svg a"],
      [5, "img"],
      [6, "a[href='/inside']"],
    ] as const) {
      expect(await press(report, "#links?sort=index", row)).toBe("shown");
      expect(await driver.page.evaluate<boolean>(outlined(selector))).toBe(true);
      expect(await driver.page.evaluate<string>("document.visibilityState")).toBe("visible");
    }
    expect(await press(report, "#links?sort=index", 2)).toBe("hidden");
    await waitUntil("the outlines to end", () =>
      driver.page.evaluate<boolean>("document.getAnimations().length === 0"),
    );
    expect(await driver.page.evaluate<string>(STATE)).toBe(before);

    await driver.page.evaluate("(document.querySelector('#low').textContent = 'another', true)");
    expect(await press(report, "#links?sort=index", 3)).toBe("changed");
    await driver.open(served("https://shown.example/other"));
    expect(await press(report, "#links?sort=index", 3)).toBe("left");
    await driver.newTab();
    expect(await press(report, "#links?sort=index", 3)).toBe("tab-closed");
    await driver.closeReportTabs();
  });
});

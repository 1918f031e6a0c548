import { expect, it } from "vitest";
import { largePage } from "../../scripts/bench/large-page";
import type { Surface } from "../../scripts/browser/driver";
import { waitUntil } from "../../scripts/browser/wait-until";
import { inBrowsers } from "./browsers";
import { enter, openReport, served } from "./report-desk";

const LINKS = 20_000;

/** Notes how long the page did not come to a timer; the first entry is when it began. */
const WATCH = `(() => {
  const watch = globalThis.watch = { begun: performance.now(), longest: 0 };
  let last = watch.begun;
  const look = () => {
    if (watch.over) return;
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - last);
    last = now;
    if (document.querySelector("[data-state=ready]") !== null) watch.over = now;
    else setTimeout(look, 2);
  };
  look();
  return true;
})()`;

const lines = (report: Surface) =>
  report.evaluate<number>("document.querySelectorAll('tbody tr:not(.space)').length");

const shown = (report: Surface, pattern: string) =>
  waitUntil(`${pattern} rows`, () =>
    report.evaluate<boolean>(
      `new RegExp(${JSON.stringify(pattern)}).test(document.querySelector("[data-testid=shown]")?.innerText ?? "")`,
    ),
  );

inBrowsers("a large page and its report", { openHosts: false, offline: true }, ({ launched }) => {
  let report: Surface;

  it("builds the report while the page stays awake", async () => {
    report = await openReport(launched(), served("https://shop.example/all", largePage(LINKS)), (early) =>
      early.evaluate(WATCH),
    );
    const { begun, longest, over } = await waitUntil("the watch", () =>
      report.evaluate<{ begun: number; longest: number; over?: number } | null>(
        "watch.over === undefined ? null : watch",
      ),
    );
    // Built in the page's own thread, the longest wait is nearly all of it.
    if (over === undefined) throw new Error("The watch ended without a time");
    expect(longest).toBeLessThan((over - begun) * 0.6);
  });

  it("draws only the lines in sight, down to the last", async () => {
    await report.click("[data-testid=view-links]");
    await shown(report, "20.?000");
    expect(await lines(report)).toBeLessThan(100);
    await report.evaluate("(document.querySelector('.scroller').scrollTop = 1e9, true)");
    await waitUntil("the last line", () =>
      report.evaluate<boolean>(`document.querySelector("tr[aria-rowindex='${LINKS + 1}']") !== null`),
    );
    expect(await lines(report)).toBeLessThan(100);
  });

  it("filters and sorts, and the address says so: loaded again it shows the same", async () => {
    await report.evaluate(enter("filter", "product 1999 kettles"));
    await shown(report, " of 20");
    const found = await lines(report);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(30);
    await report.click("thead th:nth-child(2) button");
    const cells =
      "[...document.querySelectorAll('tbody tr:not(.space) td:nth-child(2)')].map((cell) => cell.innerText)";
    const sorted = await waitUntil("the sorted lines", async () => {
      const now = await report.evaluate<string[]>(cells);
      return now.every((cell, i) => i === 0 || (now[i - 1] ?? "") <= cell) ? now : null;
    });
    await report.evaluate("(globalThis.left = true, location.reload(), true)");
    const again = `globalThis.left === undefined && document.querySelectorAll("tbody tr:not(.space)").length === ${found}`;
    await waitUntil("the report again", () => report.evaluate<boolean>(again).catch(() => false));
    expect(await report.evaluate<string[]>(cells)).toEqual(sorted);
  });

  it("says what became of an export while the page goes on", async () => {
    await report.click("[data-testid=export-json]");
    await waitUntil("the export", () =>
      report.evaluate<boolean>(
        "document.querySelector('[data-testid=export-status]')?.dataset.state === 'saved'",
      ),
    );
    await launched().driver.closeReportTabs();
  });

  it("leaves a page of 5,000 links exactly as it was", async () => {
    const { driver } = launched();
    const links = Array.from({ length: 5_000 }, (_, i) => `<a href="/q/${i}">q${i}</a>`).join("\n");
    const watched = `<script>
      globalThis.changes = 0;
      new MutationObserver((list) => { changes += list.length; })
        .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener("load", () => setTimeout(() => { changes = 0; before = document.documentElement.outerHTML; }));
    </script>`;
    await openReport(
      launched(),
      served("https://www.example.com/big5000", `<!doctype html>${watched}${links}`),
    );
    const same = await driver.page.evaluate<[number, boolean, number]>(
      "[changes, before === document.documentElement.outerHTML, document.links.length]",
    );
    expect(same).toEqual([0, true, 5_000]);
    await driver.closeReportTabs();
  });
});

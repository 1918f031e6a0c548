import { VIEW_IDS } from "../../src/report-page/place";
import type { Surface } from "../browser/driver";
import { type Launched, launchBrowser } from "../browser/launch";
import { popupState } from "../browser/popup";
import { waitUntil } from "../browser/wait-until";
import { ensureBrowser } from "../setup/browsers.mjs";
import { ensureBuild } from "../setup/build.mjs";
import { bundle } from "./bundle";
import { largePage } from "./large-page";
import type * as probe from "./table-probe";

const LINKS = 100_000;

/** What an auditor notices: bounds in ms for each measured thing. */
const BOUNDS = { paint: 300, frame: 50, key: 150 } as const;

/** Opens the report of a page with that many links; answers with it and with the ms it took to be there. */
async function openReport({ driver }: Launched): Promise<{ report: Surface; ready: number }> {
  const body = new TextEncoder().encode(largePage(LINKS));
  await driver.open({ url: "https://shop.example/all", body, headers: [["Content-Type", "text/html"]] });
  const popup = await driver.clickAction();
  await popupState(popup);
  await popup.click("[data-testid=open-report]");
  const report = await driver.reportTab();
  const start = performance.now();
  await waitUntil("the report", () =>
    report.evaluate<boolean>("document.querySelector('[data-state=ready]') !== null"),
  );
  return { report, ready: performance.now() - start };
}

type Measured = readonly [ms: number, bound: keyof typeof BOUNDS];

const HEAD = ["first paint", "scrolling", "jumping", "slowest key", "sorting", "sorted key"];

function line(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(12)}${cells.map((cell) => cell.padStart(13)).join("")}`;
}

/** An ! marks what is over its bound. */
const cellOf = ([ms, bound]: Measured): string =>
  Number.isNaN(ms) ? "" : `${ms.toFixed(0)} ms ${ms > BOUNDS[bound] ? "!" : " "}`;

/** Calls a function of the probe that was put into the report page. */
const asking = (report: Surface) => (call: `${keyof typeof probe}(${string})`) =>
  report.evaluate<number>(`probe.${call}`);

async function measureView(report: Surface, view: string): Promise<Measured[]> {
  const ask = asking(report);
  return [
    [await ask(`firstPaint("${view}")`), "paint"],
    [await ask("longestFrame(90, 90)"), "frame"],
    [await ask("longestFrame(20011, 60)"), "frame"],
    [await ask('slowestKey("product/12")'), "key"],
    [await ask("sorting()"), "paint"],
    [await ask('slowestKey("product/12")'), "key"],
  ];
}

/**
 * Measures the report page of a page with 100,000 links in a real Chromium: the first paint of each view,
 * the longest frames while scrolling by a wheel's step and by jumps, the slowest key in the filter, sorting.
 */
export async function measureTables(): Promise<void> {
  const [program, extensionDir, script] = await Promise.all([
    ensureBrowser("chrome"),
    ensureBuild("chrome"),
    bundle("table-probe.ts", "iife"),
  ]);
  const launched = await launchBrowser({
    name: "chrome",
    program,
    extensionDir,
    openHosts: false,
    offline: true,
  });
  try {
    const { report, ready } = await openReport(launched);
    await report.evaluate(`${script}; globalThis.probe = script; true`);
    console.log(`\n${launched.driver.version}, report page of ${LINKS.toLocaleString()} links:`);
    console.log(line("", HEAD));
    for (const view of VIEW_IDS) {
      const measured = await measureView(report, view);
      console.log(line(view, measured.map(cellOf)));
    }
    const frame = await asking(report)("longestFrameExporting()");
    console.log(
      `  ready ${ready.toFixed(0)} ms after the tab; longest frame while exporting: ${frame.toFixed(0)} ms`,
    );
    console.log(
      `  ! marks more than ${BOUNDS.paint} ms to paint, ${BOUNDS.frame} ms a frame, ${BOUNDS.key} ms a key`,
    );
  } finally {
    await launched.close();
  }
}

import { rm } from "node:fs/promises";
import type { Launched } from "../../browser/launch";
import { launchBrowser } from "../../browser/launch";
import { popupState } from "../../browser/popup";
import { ensureBrowser } from "../../setup/browsers.mjs";
import { ensureBuild } from "../../setup/build.mjs";
import { bundle } from "../bundle";
import { largePage } from "../large-page";
import { writeProbe } from "./probe-extension";

const SIZES = [100, 1_000, 10_000, 100_000] as const;

/** How often each is clicked; the first click starts the worker and does not count. */
const CLICKS = 6;

/** At most so many times the floor, by the number of links. */
const BOUNDS: ReadonlyMap<number, number> = new Map([
  [10_000, 1.5],
  [100_000, 2],
]);

/** The least an audit can be: the page walked, its links moved to the worker and parsed. */
async function writeFloor(): Promise<string> {
  const collector = await bundle("click/floor-collector.ts", "iife");
  return writeProbe("click/floor-background.ts", `${collector}\nscript.collect();`);
}

async function openPage({ driver }: Launched, links: number): Promise<void> {
  const body = new TextEncoder().encode(largePage(links));
  await driver.open({ url: "https://shop.example/all", body, headers: [["Content-Type", "text/html"]] });
}

/** From the click on the toolbar button to the summary in the popup, in ms. */
async function clickOnce({ driver }: Launched): Promise<number> {
  const start = performance.now();
  await popupState(await driver.clickAction());
  const elapsed = performance.now() - start;
  await driver.closePopup();
  return elapsed;
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Both are clicked in turn, so that what else the machine does meets both. */
async function compare(product: Launched, floor: Launched, links: number): Promise<[number, number]> {
  await Promise.all([openPage(product, links), openPage(floor, links)]);
  const times: [number[], number[]] = [[], []];
  for (let click = 0; click < CLICKS; click++) {
    const ours = await clickOnce(product);
    const least = await clickOnce(floor);
    if (click === 0) continue;
    times[0].push(ours);
    times[1].push(least);
  }
  return [median(times[0]), median(times[1])];
}

/** Measures how long the summary takes against the least any audit takes, in two Chromiums side by side. */
export async function measureClicks(): Promise<void> {
  const [program, extensionDir, floorDir] = await Promise.all([
    ensureBrowser("chrome"),
    ensureBuild("chrome"),
    writeFloor(),
  ]);
  const start = (folder: string) =>
    launchBrowser({ name: "chrome", program, extensionDir: folder, openHosts: false, offline: true });
  const product = await start(extensionDir);
  const floor = await start(floorDir);
  try {
    console.log(`\nClick to summary, ${product.driver.version}, median of ${CLICKS - 1} clicks`);
    for (const links of SIZES) {
      const [ours, least] = await compare(product, floor, links);
      const ratio = ours / least;
      const bound = BOUNDS.get(links);
      const judged = bound === undefined ? "" : `  (at most ${bound})${ratio > bound ? " !" : ""}`;
      console.log(
        `  ${String(links).padStart(7)} links ${ours.toFixed(0).padStart(6)} ms, floor ${least.toFixed(0).padStart(6)} ms ${ratio.toFixed(2).padStart(6)} x${judged}`,
      );
    }
  } finally {
    await Promise.all([product.close(), floor.close()]);
    await rm(floorDir, { recursive: true, force: true });
  }
}

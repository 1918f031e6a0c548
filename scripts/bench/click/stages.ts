import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "../../browser/launch";
import { popupState } from "../../browser/popup";
import { ensureBrowser } from "../../setup/browsers.mjs";
import { ensureBuild } from "../../setup/build.mjs";
import { largePage } from "../large-page";
import { writeProbe } from "./probe-extension";

const SIZES = [10_000, 100_000] as const;

/** The first run compiles; it does not count. */
const RUNS = 4;

/** The collector as it ships, with a watch around its last statement. */
async function timedCollector(extensionDir: string): Promise<string> {
  const shipped = await readFile(join(extensionDir, "collector.js"), "utf8");
  const call = "canonicalLensCollector.collect();";
  if (!shipped.trimEnd().endsWith(call)) throw new Error("The collector no longer ends with its call");
  return `${shipped.trimEnd().slice(0, -call.length)}
(async () => {
  const start = performance.now();
  const snapshot = await canonicalLensCollector.collect();
  return { snapshot, ms: performance.now() - start };
})();`;
}

/** Prints what each stage of an audit takes in a real Chromium, and its share of all. */
export async function measureStages(): Promise<void> {
  const [program, extensionDir] = await Promise.all([ensureBrowser("chrome"), ensureBuild("chrome")]);
  const probe = await writeProbe("click/stages-background.ts", await timedCollector(extensionDir));
  const { driver, close } = await launchBrowser({
    name: "chrome",
    program,
    extensionDir: probe,
    openHosts: false,
    offline: true,
  });
  try {
    for (const links of SIZES) {
      const body = new TextEncoder().encode(largePage(links));
      await driver.open({ url: "https://shop.example/all", body, headers: [["Content-Type", "text/html"]] });
      let stages: Record<string, number> = {};
      for (let run = 0; run < RUNS; run++) {
        stages = JSON.parse((await popupState(await driver.clickAction())).text);
        await driver.closePopup();
      }
      print(links, stages);
    }
  } finally {
    await close();
    await rm(probe, { recursive: true, force: true });
  }
}

function print(links: number, stages: Readonly<Record<string, number>>): void {
  const all = Object.values(stages).reduce((sum, ms) => sum + ms, 0);
  console.log(`\nStages of an audit of ${links.toLocaleString("en")} links, last of ${RUNS} runs`);
  for (const [stage, ms] of Object.entries(stages)) {
    console.log(`  ${ms.toFixed(0).padStart(6)} ms ${((100 * ms) / all).toFixed(0).padStart(3)} %  ${stage}`);
  }
}

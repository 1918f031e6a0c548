import { DEFAULT_POLICY } from "../src/model/policy";
import { measureClicks } from "./bench/click/click-to-summary";
import { measureStages } from "./bench/click/stages";
import { contestants, NATIVE, NORMALIZE_URL, OURS } from "./bench/contestants";
import { measureLinkCheck } from "./bench/link-check";
import { type Contestant, measure } from "./bench/measure";
import { measureTables } from "./bench/tables";
import { type UrlList, urlLists } from "./bench/url-lists";
import { openWorkerPage } from "./bench/worker-page";

const ROUNDS = 15;

/** One line a contestant: median of a round, and how often the native parser fits into it. */
function printTable(title: string, times: ReadonlyMap<string, number>, native: string): void {
  const base = times.get(native) ?? Number.NaN;
  const width = Math.max(...[...times.keys()].map(({ length }) => length));
  const rows = [...times].map(([name, time]) => {
    const ratio = (time / base).toFixed(2).padStart(7);
    return `  ${name.padEnd(width)} ${time.toFixed(1).padStart(8)} ms ${ratio} x`;
  });
  console.log([`\n${title}`, ...rows].join("\n"));
}

function measureInNode({ name, urls }: UrlList, all: Readonly<Record<string, Contestant>>): void {
  const times = measure(all, urls, ROUNDS);
  printTable(`Node ${process.versions.node}: ${urls.length} ${name}`, times, NATIVE);
  const speedUp = (times.get(NORMALIZE_URL) ?? Number.NaN) / (times.get(OURS) ?? Number.NaN);
  console.log(`  ${speedUp.toFixed(1)} times as fast as normalize-url`);
}

async function measureInBrowser(browser: "chrome" | "firefox", lists: readonly UrlList[]): Promise<void> {
  const page = await openWorkerPage(browser);
  try {
    for (const { name, urls } of lists) {
      const times = await page.ask<Record<string, number>>({
        ask: "measure",
        urls,
        policy: DEFAULT_POLICY,
        rounds: ROUNDS,
      });
      const title = `${await page.version()}, in a worker: ${urls.length} ${name}`;
      printTable(title, new Map(Object.entries(times)), "native");
    }
  } finally {
    await page.close();
  }
}

const lists = urlLists();
console.log(`Throughput of the keys, median of ${ROUNDS} interleaved rounds; x = times the native parser.`);
const all = await contestants();
for (const list of lists) measureInNode(list, all);
/** A part that cannot be measured here says why, and costs no other. */
async function attempt(part: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    console.log(`\n${part}: not measured (${error instanceof Error ? error.message : String(error)})`);
  });
}

for (const browser of ["chrome", "firefox"] as const) {
  await attempt(browser, () => measureInBrowser(browser, lists));
}
await attempt("Click to summary", measureClicks);
await attempt("Stages", measureStages);
await attempt("Report page", measureTables);
await attempt("Link check", measureLinkCheck);

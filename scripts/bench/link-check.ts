import type { CheckProgress } from "../../src/model/check";
import type { CheckedRedirect } from "../../src/model/report";
import type { Surface } from "../browser/driver";
import { type Launched, launchBrowser } from "../browser/launch";
import { popupState } from "../browser/popup";
import { waitUntil } from "../browser/wait-until";
import { ensureBrowser } from "../setup/browsers.mjs";
import { ensureBuild } from "../setup/build.mjs";
import { benchLinks, startLinkServer } from "./link-server";
import { checkPlainly } from "./plain-client";

const LINKS = 1_000;
const STOPS = 10;
const BOUND = 1.5;

const AUDIT = "new URLSearchParams(location.search).get('audit')";
const send = <T>(report: Surface, message: string): Promise<T> =>
  report.evaluate<T>(`chrome.runtime.sendMessage({ auditId: ${AUDIT}, ${message} })`);

const VERDICTS = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('canonical-lens');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('verdicts').objectStore('verdicts').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.filter(({ auditId }) => auditId === ${AUDIT}).map(({ verdict }) => verdict));
    };
  };
})`;

const wordsOf = ({ hops, outcome }: CheckedRedirect): string =>
  [...hops.map(({ status }) => status), ...(outcome === "loop" ? ["loop"] : [])].join();

async function openReport({ driver }: Launched): Promise<Surface> {
  await driver.open("http://h0.example.com/page");
  const popup = await driver.clickAction();
  await popupState(popup);
  await popup.click("[data-testid=open-report]");
  return driver.reportTab();
}

/** Checks all links of the page; stops the background at random moments meanwhile. */
async function checkOnce(
  launched: Launched,
  stops: number,
): Promise<{ ms: number; verdicts: CheckedRedirect[] }> {
  const report = await openReport(launched);
  const begun = performance.now();
  await send(report, "type: 'check-start', choice: { kind: 'in-scope' }");
  const stopAt = Array.from({ length: stops }, () => Math.floor(Math.random() * LINKS)).sort((a, b) => b - a);
  await waitUntil(
    "the link check",
    async () => {
      // A background that is stopped while it is asked never answers: then it is asked again.
      const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), 2_000));
      const asked = send<CheckProgress>(report, "type: 'check-progress'").catch(() => null);
      const progress = await Promise.race([asked, patience]);
      if (progress === null) return false;
      const { state, checked } = progress;
      if (state === "running" && checked >= (stopAt.at(-1) ?? Number.POSITIVE_INFINITY)) {
        stopAt.pop();
        await launched.driver.stopBackground();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      return state !== "running";
    },
    600_000,
  );
  const ms = performance.now() - begun;
  const verdicts = await report.evaluate<CheckedRedirect[]>(VERDICTS);
  await launched.driver.closeReportTabs();
  return { ms, verdicts };
}

/** How many links have another verdict than the plain client, or not exactly one. */
function differing(verdicts: readonly CheckedRedirect[], plain: ReadonlyMap<string, string>): number {
  const found = new Map(verdicts.map((verdict) => [verdict.start, wordsOf(verdict)]));
  const wrong = [...plain].filter(([url, words]) => found.get(url) !== words).length;
  return wrong + Math.abs(verdicts.length - plain.size);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Checks a thousand links beside a plain client of the same pace, and once more with its worker stopped. */
export async function measureLinkCheck(): Promise<void> {
  const links = benchLinks(LINKS);
  const server = await startLinkServer(links);
  const launched = await launchBrowser({
    name: "chrome",
    program: await ensureBrowser("chrome"),
    extensionDir: await ensureBuild("chrome"),
    openHosts: true,
    hosts: { httpPort: server.port, httpsPort: server.port, authority: "", spki: "" },
  });
  try {
    const begun = performance.now();
    const plain = await checkPlainly(links, server.port);
    const alone = performance.now() - begun;
    const whole = await checkOnce(launched, 0);
    const stopped = await checkOnce(launched, STOPS);
    const ratio = whole.ms / alone;
    console.log(
      [
        `\nLink check: ${LINKS} links of 5 hosts, mixed chains, 5 % slow, 2 % loops`,
        `  plain Node client   ${seconds(alone)}`,
        `  extension           ${seconds(whole.ms)}, ${ratio.toFixed(2)} x (bound ${BOUND})${ratio > BOUND ? " !" : ""}, ${differing(whole.verdicts, plain)} verdicts differ`,
        `  stopped ${STOPS} times    ${seconds(stopped.ms)}, ${differing(stopped.verdicts, plain)} verdicts differ`,
      ].join("\n"),
    );
  } finally {
    await launched.close();
    server.close();
  }
}

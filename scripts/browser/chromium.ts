import puppeteer, { type Browser, type Extension, type Page } from "puppeteer-core";
import { allowPrivateWindows, closeWelcome, openOwnPage } from "./chromium-own";
import type { BrowserDriver, LaunchOptions, MappedHosts } from "./driver";
import { hasWelcome } from "./first-run";
import { serveNothing, serveOnly } from "./intercept";
import { isGone } from "./is-gone";
import { navigate } from "./navigate";
import { pageSurface } from "./page-surface";
import { stopWorkers } from "./stop-background";
import { waitUntil } from "./wait-until";

/** An http address must stay one, unless a test is about that. */
const UPGRADES = "HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,";

/** Nothing of the browser's own may leave the machine. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--no-default-browser-check",
  "--no-pings",
];

const OFFLINE =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost, EXCLUDE localhost";

/** Both browsers number them alike. */
const COLOURS = { dark: 0, light: 1 } as const;

/** The first rule that fits holds; hosts are told apart by port as well. */
function mapped({ httpPort, httpsPort, spki, elsewhere = {} }: MappedHosts): string[] {
  const rules = [
    ...Object.entries(elsewhere).map(([host, address]) => `MAP ${host}:80 ${address}:${httpPort}`),
    `MAP *:80 127.0.0.1:${httpPort}`,
    `MAP *:443 127.0.0.1:${httpsPort}`,
    "MAP 127.0.0.1:* 127.0.0.1",
    "MAP * ~NOTFOUND",
  ];
  return [`--host-resolver-rules=${rules.join(", ")}`, `--ignore-certificate-errors-spki-list=${spki}`];
}

function argumentsFor(options: LaunchOptions): string[] {
  const upgrades = options.upgrades === true ? "" : UPGRADES;
  const args = [...QUIET, `--disable-features=${upgrades}Translate,MediaRouter,OptimizationHints`];
  // Chromium's sandbox cannot be set up for root, and must not be given up for anybody else.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  // Tabs that the extension opens are as wide as the window, and a headless one is 800 wide by itself.
  if (!options.headed) args.push("--window-size=1280,900", "--screen-info={1600x1200}");
  if (options.hosts !== undefined) args.push(...mapped(options.hosts));
  else if (options.offline) args.push(OFFLINE);
  if (options.theme !== undefined)
    args.push(`--blink-settings=preferredColorScheme=${COLOURS[options.theme]}`);
  return args;
}

/** True once the worker's first turn is over; the call makes the browser hear of its listeners before it answers. */
const LISTENS =
  "chrome.webRequest.onHeadersReceived.hasListeners() && chrome.runtime.getPlatformInfo().then(() => true)";

/** The installed extension, when it would miss nothing any more. */
export async function extensionOf(browser: Browser): Promise<Extension> {
  const extension = await waitUntil(
    "the extension",
    async () => [...(await browser.extensions()).values()][0],
  );
  await waitUntil("the extension's worker to listen", async () => {
    const [worker] = await extension.workers();
    return worker?.evaluate(LISTENS).catch(() => false) as Promise<boolean> | undefined;
  });
  return extension;
}

async function allowDownloads(browser: Browser, downloadPath: string): Promise<void> {
  const session = await browser.target().createCDPSession();
  await session.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath });
}

/** Starts Chromium with the extension in it. */
export async function launchChromium(executablePath: string, options: LaunchOptions): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: !options.headed,
    env: { ...process.env, ...(options.display === undefined ? {} : { DISPLAY: options.display }) },
    pipe: true,
    enableExtensions: true,
    args: argumentsFor(options),
    defaultViewport: options.headed ? null : { width: 1280, height: 800 },
  });
  await allowDownloads(browser, options.downloadDir);
  const first = (await browser.pages())[0] ?? (await browser.newPage());
  if (options.firstPage !== undefined) await first.goto(options.firstPage);
  await browser.installExtension(options.extensionDir);
  const extension = await extensionOf(browser);
  if (hasWelcome(options.extensionDir)) await closeWelcome(extension);
  return driverOf(browser, extension, first, await browser.version());
}

function driverOf(browser: Browser, extension: Extension, first: Page, version: string): BrowserDriver {
  let tab = first;
  const origin = `chrome-extension://${extension.id}/`;
  const isPopup = (url: string) => url.startsWith(origin) && url.includes("popup");
  const isReport = (url: string) => url.startsWith(origin) && url.includes("report");

  const ownPages = async (wanted: (url: string) => boolean) =>
    (await extension.pages()).filter((page) => wanted(page.url()) && !page.isClosed());

  const ownPage = async (what: string, wanted: (url: string) => boolean) => {
    const page = await waitUntil(what, async () => (await ownPages(wanted))[0]);
    return pageSurface(() => page);
  };

  const closeOwn = async (wanted: (url: string) => boolean) => {
    for (const page of await ownPages(wanted)) await page.close().catch(() => undefined);
    await waitUntil("own pages to close", async () => (await ownPages(wanted)).length === 0);
  };

  return {
    name: "chrome",
    version,
    page: pageSurface(() => tab),
    async newTab() {
      const left = tab;
      tab = await browser.newPage();
      await left.close();
    },
    async open(target) {
      if (typeof target === "string") await serveNothing(tab);
      else await serveOnly(tab, target);
      await navigate(tab, typeof target === "string" ? target : target.url);
    },
    async clickAction() {
      await closeOwn(isPopup);
      await tab.bringToFront();
      await extension.triggerAction(tab);
      return ownPage("the popup", isPopup);
    },
    closePopup: () => closeOwn(isPopup),
    reportTab: () => ownPage("the report tab", isReport),
    closeReportTabs: () => closeOwn(isReport),
    ownPage: (path) => openOwnPage(browser, extension, path),
    allowPrivateWindows: () => allowPrivateWindows(browser, extension),
    stopBackground: () => stopWorkers(browser),
    isGone: () => isGone(browser),
    closed: () => new Promise((resolve) => browser.once("disconnected", () => resolve())),
    close: () => browser.close(),
  };
}

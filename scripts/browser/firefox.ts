import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type Bidi, bidiOf, type ChromeScope, chromeScope } from "./bidi";
import type { BrowserDriver, LaunchOptions, MappedHosts } from "./driver";
import { allowPrivateWindows, closeWelcome, openInTab, openOwnPage } from "./firefox-own";
import { closeFirefoxPopup, openFirefoxPopup } from "./firefox-popup";
import { firefoxReport, reportContexts } from "./firefox-report";
import { hasWelcome } from "./first-run";
import { serveNothing, serveOnly } from "./intercept";
import { isGone } from "./is-gone";
import { navigate } from "./navigate";
import { pageSurface } from "./page-surface";
import { stopBackground } from "./stop-background";
import { waitUntil } from "./wait-until";

/** A proxy that nobody answers at: whatever is not served from here fails. */
const OFFLINE = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "127.0.0.1, localhost, .localhost",
  // A saved http page stays one, even at a host that Firefox knows to want https.
  "network.stricttransportsecurity.preloadlist": false,
};

/** Firefox maps names but no ports, hence the proxy: the server is one, too. */
const proxied = ({ httpPort }: MappedHosts) => ({
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": httpPort,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": httpPort,
  "network.proxy.no_proxies_on": "",
  "network.proxy.allow_hijacking_localhost": true,
});

const trust = (authority: string): string =>
  `Cc["@mozilla.org/security/x509certdb;1"].getService(Ci.nsIX509CertDB)
    .addCertFromBase64(${JSON.stringify(authority)}, "CTu,,") !== null`;

/** Pages follow the override, popups the theme of the window. */
const coloursOf = (theme: "light" | "dark") => ({
  "layout.css.prefers-color-scheme.content-override": theme === "dark" ? 0 : 1,
  "ui.systemUsesDarkTheme": theme === "dark" ? 1 : 0,
});

function preferences(options: LaunchOptions): Record<string, unknown> {
  return {
    "browser.download.folderList": 2,
    "browser.download.dir": options.downloadDir,
    "browser.download.useDownloadDir": true,
    "browser.download.always_ask_before_handling_new_types": false,
    "browser.download.alwaysOpenPanel": false,
    // A real click grants optional hosts; nobody is there to answer a prompt.
    "extensions.webextOptionalPermissionPrompts": false,
    "dom.security.https_first": false,
    "dom.security.https_only_mode": options.upgrades === true,
    "network.dns.disablePrefetch": true,
    "network.prefetch-next": false,
    "network.http.speculative-parallel-limit": 0,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    ...options.preferences,
    ...(options.theme === undefined ? {} : coloursOf(options.theme)),
    ...(options.hosts !== undefined ? proxied(options.hosts) : options.offline ? OFFLINE : {}),
  };
}

/** Starts Firefox and installs the extension for this run. */
export async function launchFirefox(executablePath: string, options: LaunchOptions): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: !options.headed,
    env: { ...process.env, ...(options.display === undefined ? {} : { DISPLAY: options.display }) },
    args: ["--remote-allow-system-access"],
    extraPrefsFirefox: preferences(options),
    defaultViewport: null,
  });
  const bidi = bidiOf(browser);
  const scope = await chromeScope(bidi);
  if (options.hosts !== undefined) await scope.evaluate<boolean>(trust(options.hosts.authority));
  const first = (await browser.pages())[0] ?? (await browser.newPage());
  if (options.firstPage !== undefined) await first.goto(options.firstPage);
  const extensionId = await browser.installExtension(options.extensionDir);
  if (hasWelcome(options.extensionDir)) await closeWelcome(bidi);
  return driverOf({
    browser,
    bidi,
    scope,
    extensionId,
    version: await browser.version(),
    first,
  });
}

interface Running {
  readonly browser: Browser;
  readonly bidi: Bidi;
  readonly scope: ChromeScope;
  readonly extensionId: string;
  readonly version: string;
  readonly first: Page;
}

function driverOf({ browser, bidi, scope, extensionId, version, first }: Running): BrowserDriver {
  let tab = first;
  return {
    name: "firefox",
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
      if (typeof target === "string" && !/^https?:/i.test(target)) return openInTab(bidi, tab, target);
      await navigate(tab, typeof target === "string" ? target : target.url);
    },
    async clickAction() {
      // A popup that is still there would answer for the page before.
      await closeFirefoxPopup(scope);
      await tab.bringToFront();
      return openFirefoxPopup(scope, extensionId);
    },
    closePopup: () => closeFirefoxPopup(scope),
    async reportTab() {
      const context = await waitUntil("the report tab", async () => (await reportContexts(bidi))[0]);
      return firefoxReport(bidi, context);
    },
    async closeReportTabs() {
      for (const context of await reportContexts(bidi)) await bidi.send("browsingContext.close", { context });
    },
    ownPage: (path) => openOwnPage(bidi, scope, extensionId, path),
    allowPrivateWindows: () => allowPrivateWindows(scope, extensionId),
    stopBackground: () => stopBackground(scope, extensionId),
    isGone: () => isGone(browser),
    closed: () => new Promise((resolve) => browser.once("disconnected", () => resolve())),
    close: () => browser.close(),
  };
}

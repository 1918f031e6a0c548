import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stop } from "../setup/stop.mjs";
import { launchChromium } from "./chromium";
import type { BrowserDriver, BrowserName, LaunchOptions, MappedHosts } from "./driver";
import { launchFirefox } from "./firefox";
import { copyInLanguage } from "./one-language";
import { copyWithOpenHosts } from "./open-hosts";
import { grantHistory } from "./popup";

interface Launch {
  readonly name: BrowserName;
  readonly program: string;
  /** A build, as `npm run build` leaves it. */
  readonly extensionDir: string;
  readonly headed?: boolean;
  readonly offline?: boolean;
  /** Whether redirect history is permitted from the start: everywhere, or at these hosts alone. */
  readonly openHosts: boolean | readonly string[];
  /** Opened before the extension is installed. */
  readonly firstPage?: string;
  /** The X display of a headed browser. */
  readonly display?: string;
  readonly theme?: "light" | "dark";
  /** A folder of `_locales`: the extension speaks it, whatever the browser does. */
  readonly language?: string;
  /** Leaves on the browser's own upgrades to https. */
  readonly upgrades?: boolean;
  /** Values of about:config; Firefox alone has them. */
  readonly preferences?: Readonly<Record<string, string | number | boolean>>;
  /** All hosts are this server. */
  readonly hosts?: MappedHosts;
}

export interface Launched {
  readonly driver: BrowserDriver;
  readonly downloadDir: string;
  close(): Promise<void>;
}

/** A window needs a screen; without one both browsers fail with pages of their own. */
function checkScreen({ headed, display }: Launch): void {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (headed === true && process.platform === "linux" && !(display ?? DISPLAY ?? WAYLAND_DISPLAY))
    throw new Stop("--headed needs a screen, and DISPLAY names none.");
}

async function start(launch: Launch, options: LaunchOptions): Promise<BrowserDriver> {
  try {
    if (launch.name === "chrome") return await launchChromium(launch.program, options);
    const driver = await launchFirefox(launch.program, options);
    if (launch.openHosts === true) await grantHistory(driver);
    return driver;
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split("\n");
    throw new Stop(`${launch.program} could not be started with the extension: ${line}`);
  }
}

/** What differs from the build, one copy made of the other; the last one is installed. */
async function copiesFor({ name, extensionDir, openHosts, language }: Launch): Promise<readonly string[]> {
  const copies: string[] = [];
  const some = typeof openHosts === "boolean" ? undefined : openHosts;
  if (some !== undefined || (name === "chrome" && openHosts === true))
    copies.push(await copyWithOpenHosts(extensionDir, some));
  if (language !== undefined) copies.push(await copyInLanguage(copies[0] ?? extensionDir, language));
  return copies;
}

/** Starts a browser with the extension, and folders of its own that go when it closes. */
export async function launchBrowser(launch: Launch): Promise<Launched> {
  checkScreen(launch);
  const downloadDir = await mkdtemp(join(tmpdir(), "canonical-lens-downloads-"));
  const copies = await copiesFor(launch);
  const extensionDir = copies[copies.length - 1] ?? launch.extensionDir;
  const { headed = false, offline = false, firstPage, display, theme, hosts, upgrades, preferences } = launch;
  const sweep = async () => {
    await rm(downloadDir, { recursive: true, force: true });
    for (const copy of copies) await rm(copy, { recursive: true, force: true });
  };
  const options = {
    extensionDir,
    downloadDir,
    headed,
    offline,
    firstPage,
    display,
    theme,
    hosts,
    upgrades,
    preferences,
  };
  const driver = await start(launch, options).catch(async (error) => {
    await sweep();
    throw error;
  });
  return {
    driver,
    downloadDir,
    async close() {
      await driver.close();
      await sweep();
    },
  };
}

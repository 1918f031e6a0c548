import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "./chromium";
import type { BrowserDriver, BrowserName, LaunchOptions } from "./driver";
import { launchFirefox } from "./firefox";
import { copyWithOpenHosts } from "./open-hosts";
import { grantHistory } from "./popup";

interface Launch {
  readonly name: BrowserName;
  readonly program: string;
  /** A build, as `npm run build` leaves it. */
  readonly extensionDir: string;
  readonly headed?: boolean;
  readonly offline?: boolean;
  /** Whether redirect history is permitted from the start. */
  readonly openHosts: boolean;
  /** Opened before the extension is installed. */
  readonly firstPage?: string;
  /** The X display of a headed browser. */
  readonly display?: string;
}

export interface Launched {
  readonly driver: BrowserDriver;
  readonly downloadDir: string;
  close(): Promise<void>;
}

async function start(launch: Launch, options: LaunchOptions): Promise<BrowserDriver> {
  if (launch.name === "chrome") return launchChromium(launch.program, options);
  const driver = await launchFirefox(launch.program, options);
  if (launch.openHosts) await grantHistory(driver);
  return driver;
}

/** Starts a browser with the extension, and folders of its own that go when it closes. */
export async function launchBrowser(launch: Launch): Promise<Launched> {
  const downloadDir = await mkdtemp(join(tmpdir(), "canonical-lens-downloads-"));
  const copied = launch.name === "chrome" && launch.openHosts;
  const extensionDir = copied ? await copyWithOpenHosts(launch.extensionDir) : launch.extensionDir;
  const { headed = false, offline = false, firstPage, display } = launch;
  const driver = await start(launch, { extensionDir, downloadDir, headed, offline, firstPage, display });
  return {
    driver,
    downloadDir,
    async close() {
      await driver.close();
      await rm(downloadDir, { recursive: true, force: true });
      if (copied) await rm(extensionDir, { recursive: true, force: true });
    },
  };
}

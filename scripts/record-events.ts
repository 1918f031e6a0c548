import { readFile, rm, writeFile } from "node:fs/promises";
import { NAVIGATIONS } from "../test/e2e/navigation-routes";
import { startRedirectServer } from "../test/e2e/redirect-server/server";
import type { BrowserName } from "./browser/driver";
import { launchBrowser } from "./browser/launch";
import { writeProbe } from "./record-events/probe";
import { recordScenarios } from "./record-events/record";
import { SCENARIOS, UPGRADE_SCENARIOS } from "./record-events/scenarios";
import { ensureBrowser } from "./setup/browsers.mjs";

interface Fixture {
  readonly browser: string;
  readonly scenarios: Readonly<Record<string, unknown>>;
}

/** Writes what a browser tells of every way to come to a page: `tsx scripts/record-events.ts chrome|firefox [names]`. */
async function record(name: BrowserName, only: readonly string[]): Promise<void> {
  const server = await startRedirectServer();
  const probe = await writeProbe(name);
  const recorded = new Map<string, unknown>();
  let version = "";
  try {
    for (const [upgrades, scenarios] of [
      [false, SCENARIOS],
      [true, UPGRADE_SCENARIOS],
    ] as const) {
      const program = await ensureBrowser(name);
      const choice = { name, program, extensionDir: probe, openHosts: false, hosts: server.hosts };
      const launched = await launchBrowser({ ...choice, upgrades });
      version = launched.driver.version;
      const wanted = Object.entries(scenarios).filter(([one]) => only.length === 0 || only.includes(one));
      await recordScenarios({ launched, server, routes: NAVIGATIONS, wanted, recorded });
      await launched.close();
    }
  } finally {
    await server.close();
    await rm(probe, { recursive: true, force: true });
  }
  const file = `test/redirects/recorded/${name}.json`;
  const before = only.length === 0 ? {} : (JSON.parse(await readFile(file, "utf8")) as Fixture).scenarios;
  const fixture: Fixture = { browser: version, scenarios: { ...before, ...Object.fromEntries(recorded) } };
  await writeFile(file, `${JSON.stringify(fixture, null, 2)}\n`);
}

await record(process.argv[2] === "firefox" ? "firefox" : "chrome", process.argv.slice(3));

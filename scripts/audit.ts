import type { Entry } from "./audit/job";
import { jobsOf } from "./audit/jobs";
import { readPolicy } from "./audit/policy";
import { runJobs } from "./audit/run-jobs";
import { launchBrowser } from "./browser/launch";
import { startDemoShop } from "./demo-shop/server";
import { ensureBrowser } from "./setup/browsers.mjs";
import { ensureBuild } from "./setup/build.mjs";
import { type Options, parseOptions } from "./setup/options.mjs";
import { reportStop } from "./setup/stop.mjs";

/** Saved pages alone need no network, and must not reach it. */
const isSaved = (entry: Entry): boolean => !("target" in entry) || typeof entry.target !== "string";

async function auditAll(options: Options, entries: readonly Entry[], offline: boolean): Promise<number> {
  const program = await ensureBrowser(options.browser);
  const extensionDir = await ensureBuild(options.browser);
  const sandbox =
    options.browser === "chrome" && process.getuid?.() === 0 ? " without its sandbox, as root" : "";
  process.stderr.write(`Starting ${options.browser}${sandbox} …\n`);
  const launched = await launchBrowser({
    name: options.browser,
    program,
    extensionDir,
    headed: options.headed,
    offline,
    openHosts: true,
  });
  try {
    const code = await runJobs(launched, entries, options);
    if (options.headed && !launched.driver.isGone()) {
      process.stderr.write("The browser stays open; close it to end.\n");
      await launched.driver.closed();
    }
    return code;
  } finally {
    await launched.close();
  }
}

/** The demo is entered through a redirect chain, so that there is one to see. */
async function auditDemo(options: Options): Promise<number> {
  const shop = await startDemoShop();
  try {
    return await auditAll(options, [{ id: null, target: `${shop.origin}/old-shop` }], !options.headed);
  } finally {
    await shop.close();
  }
}

async function audit(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, process.env["INIT_CWD"] ?? process.cwd());
  if (options.policy !== undefined) readPolicy(options.policy);
  const entries = jobsOf(options);
  return entries.length === 0 ? auditDemo(options) : auditAll(options, entries, entries.every(isSaved));
}

try {
  process.exitCode = await audit(process.argv.slice(2));
} catch (error) {
  reportStop(error);
}

// npm start: sets up whatever is missing, then audits. Needs nothing but Node.
import { join } from "node:path";
import { ensureBrowser } from "./setup/browsers.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { nodeProblem } from "./setup/node-version.mjs";
import { HELP, parseOptions } from "./setup/options.mjs";
import { ROOT, run } from "./setup/run.mjs";
import { reportStop, Stop } from "./setup/stop.mjs";

/** npm runs scripts in the project's folder; paths are meant from where the user is. */
const cwd = process.env.INIT_CWD ?? process.cwd();

async function start(args) {
  const problem = nodeProblem();
  if (problem !== null) throw new Stop(problem);
  const options = parseOptions(args, cwd);
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  await ensureBrowser(options.browser);
  await ensureDependencies();
  const audit = ["--import", "tsx", join(ROOT, "scripts/audit.ts"), ...args];
  return run(process.execPath, audit, { env: { INIT_CWD: cwd }, output: "inherit" });
}

try {
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  reportStop(error);
}

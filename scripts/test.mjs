// npm test: everything that is checked, in the order in which mistakes are cheapest to find.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser, installPackages, onPath } from "./setup/browsers.mjs";
import { ensureBuild } from "./setup/build.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { nodeProblem } from "./setup/node-version.mjs";
import { ROOT, run } from "./setup/run.mjs";
import { reportStop, Stop } from "./setup/stop.mjs";

const results = (project) => join(ROOT, ".cache", `vitest-${project}.json`);

const program = (name, ...args) => run(join(ROOT, "node_modules/.bin", name), args, { output: "inherit" });

function vitest(project) {
  rmSync(results(project), { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results(project)}`];
  return program("vitest", "run", "--project", project, ...reporters);
}

async function builds() {
  await ensureBuild("chrome");
  await ensureBuild("firefox");
  return 0;
}

/** Name -> what is run; its exit code tells whether it passed. */
const STEPS = {
  types: () => program("tsc", "--noEmit"),
  lint: () => program("biome", "check", "."),
  builds,
  "unit and property tests": () => vitest("unit"),
  "Firefox add-on lint": () =>
    program("web-ext", "lint", "--no-config-discovery", "--source-dir", "dist/firefox", "--boring"),
  "unused files, exports and dependencies": () => program("knip"),
  "end-to-end tests in Chromium and Firefox": () => vitest("e2e"),
};

/** Program -> Debian package: what one test needs to answer a permission prompt; without them it is skipped. */
const FOR_A_SCREEN = { Xvfb: "xvfb", openbox: "openbox", xdotool: "xdotool" };

async function offerScreen() {
  const missing = Object.keys(FOR_A_SCREEN).filter((program) => onPath(program) === null);
  if (missing.length > 0) await installPackages(missing.map((program) => FOR_A_SCREEN[program]));
}

async function setUp() {
  const problem = nodeProblem();
  if (problem !== null) throw new Stop(problem);
  const env = { CHROME_PATH: await ensureBrowser("chrome"), FIREFOX_PATH: await ensureBrowser("firefox") };
  await offerScreen();
  await ensureDependencies();
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  Object.assign(process.env, env);
}

/** The names of the steps that failed. */
async function runSteps() {
  const failed = [];
  for (const [name, step] of Object.entries(STEPS)) {
    process.stdout.write(`\n== ${name}\n`);
    const code = await step().catch((error) => {
      reportStop(error);
      return 2;
    });
    if (code !== 0) failed.push(name);
  }
  return failed;
}

function counted(project) {
  if (!existsSync(results(project))) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results(project), "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

try {
  await setUp();
  const failed = await runSteps();
  const tests = ["unit", "e2e"].map(counted);
  const passed = tests.reduce((sum, one) => sum + one.passed, 0);
  const broken = tests.reduce((sum, one) => sum + one.failed, 0);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join("; ")}\n`);
  // A step that failed without a failing test is a failure all the same.
  process.stdout.write(`\n${passed} passed, ${Math.max(broken, failed.length)} failed\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  reportStop(error);
}

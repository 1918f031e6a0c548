import { statSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.mjs";
import { Stop } from "./stop.mjs";

function changedAt(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** True where `npm ci` never ran, or ran for another lockfile. */
export function dependenciesAreStale() {
  return changedAt("node_modules/.package-lock.json") < changedAt("package-lock.json");
}

/** Installs exactly what the lockfile names, only where that is needed. */
export async function ensureDependencies() {
  if (!dependenciesAreStale()) return;
  process.stderr.write("Installing dependencies (npm ci) …\n");
  if ((await run("npm", ["ci", "--no-audit", "--no-fund"])) !== 0)
    throw new Stop("npm ci failed; its messages are above. Is the package registry reachable?");
}

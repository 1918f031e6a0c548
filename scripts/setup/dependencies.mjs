import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.mjs";
import { Stop } from "./stop.mjs";

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  } catch {
    return null;
  }
}

/**
 * True where what npm says it installed is not what the lockfile names. Contents are
 * compared, not times: a fresh checkout has a new lockfile that may be the same one.
 * Optional packages may be missing, as those of other systems are.
 */
export function isStale(lockfile, installed) {
  if (installed === null) return true;
  return Object.entries(lockfile.packages).some(([path, wanted]) => {
    if (path === "") return false;
    const found = installed.packages?.[path];
    if (found === undefined) return !(wanted.optional || wanted.devOptional);
    return found.version !== wanted.version || found.integrity !== wanted.integrity;
  });
}

/** Installs exactly what the lockfile names, only where that is needed. */
export async function ensureDependencies() {
  const lockfile = readJson("package-lock.json");
  if (lockfile === null) throw new Stop("package-lock.json is missing or broken: is this a whole checkout?");
  if (!isStale(lockfile, readJson("node_modules/.package-lock.json"))) return;
  process.stderr.write("Installing dependencies (npm ci) …\n");
  if ((await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])) !== 0)
    throw new Stop("npm ci failed; its messages are above. Is the package registry reachable?");
}

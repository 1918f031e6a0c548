import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.mjs";
import { Stop } from "./stop.mjs";

/** Everything a build depends on. */
const SOURCES = [
  "src",
  "public",
  "manifest.json",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

function filesOf(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** One hash over the names and bytes of all sources. */
export function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesOf)) {
    const bytes = readFileSync(join(ROOT, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** Builds `dist/<target>` with Vite. */
export async function build(target) {
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const code = await run(process.execPath, [vite, "build", "--mode", target, "--logLevel", "warn"]);
  if (code !== 0) throw new Stop(`The build for ${target} failed; its messages are above.`);
}

/** Builds `dist/<target>` only where sources changed since the last time; answers with its folder. */
export async function ensureBuild(target) {
  const folder = join(ROOT, "dist", target);
  const record = join(ROOT, ".cache", `build-${target}`);
  const hash = hashOfSources();
  const built = existsSync(join(folder, "manifest.json")) && existsSync(record);
  if (built && readFileSync(record, "utf8") === hash) return folder;
  process.stderr.write(`Building the extension for ${target} …\n`);
  await build(target);
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(record, hash);
  return folder;
}

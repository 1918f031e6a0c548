// npm run build: both browsers, and the archives that are uploaded to the stores.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { zipSync } from "fflate";
import { build } from "./setup/build.mjs";
import { ROOT } from "./setup/run.mjs";
import { reportStop } from "./setup/stop.mjs";

/** The oldest time a ZIP can hold, in local time as the format wants it: the same bytes everywhere. */
const TIME = new Date(1980, 0, 1);

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Entries sorted, one fixed time: two builds of the same sources make the same archive. */
function archive(target) {
  const folder = join(ROOT, "dist", target);
  const entries = filesIn(folder).map((file) => [
    relative(folder, file).split(sep).join("/"),
    [new Uint8Array(readFileSync(file)), { mtime: TIME }],
  ]);
  const { version } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const path = join(ROOT, "dist", `canonical-lens-${version}-${target}.zip`);
  writeFileSync(path, zipSync(Object.fromEntries(entries), { level: 9 }));
  process.stdout.write(`${relative(ROOT, folder)}  ${relative(ROOT, path)}\n`);
}

try {
  for (const target of ["chrome", "firefox"]) {
    await build(target);
    archive(target);
  }
} catch (error) {
  reportStop(error);
}

import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { waitUntil } from "./wait-until";

const UNFINISHED = /\.(crdownload|part)$/;

/** A file that the browser has finished writing. */
async function finished(dir: string): Promise<string | null> {
  const names = await readdir(dir);
  if (names.some((name) => UNFINISHED.test(name))) return null;
  const name = names.find((candidate) => !candidate.startsWith("."));
  if (name === undefined) return null;
  // Firefox puts an empty file in the place of the one to come, and names it anew between two looks.
  const size = await stat(join(dir, name)).then(
    (found) => found.size,
    () => 0,
  );
  return size > 0 ? name : null;
}

/**
 * Does something that downloads a file, waits for it, and returns its name and
 * bytes. The folder is left empty: of two files with one name, Chromium keeps the second.
 */
export async function download(
  dir: string,
  start: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  await start();
  const name = await waitUntil("the downloaded file", () => finished(dir));
  const bytes = new Uint8Array(await readFile(join(dir, name)));
  await rm(join(dir, name));
  return { name, bytes };
}

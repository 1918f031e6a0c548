import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Writes the exported files into a folder, and nothing outside of it. */
export async function writeReport(dir: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(dir, basename(name)), bytes);
}

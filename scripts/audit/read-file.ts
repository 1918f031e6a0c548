import { readFileSync } from "node:fs";
import { Stop } from "../setup/stop.mjs";

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder",
  EACCES: "may not be read",
};

/** The bytes of a file; throws a Stop that names it and says why it cannot be read. */
export function readFile(path: string, name = path): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new Stop(`the file ${name} ${WHY[code] ?? `cannot be read (${code})`}`);
  }
}

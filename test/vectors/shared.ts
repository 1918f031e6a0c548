import { existsSync, readFileSync } from "node:fs";

const FOLDER = "../shared/vectors";

/** Conformance data lies beside the project and is never part of it. */
export const HAS_VECTORS = existsSync(FOLDER);

if (!HAS_VECTORS) console.log(`conformance vectors skipped: ${FOLDER} is not here`);

/** The text of a file of the vectors; empty where they are absent. */
export function vectorText(file: string): string {
  return HAS_VECTORS ? readFileSync(`${FOLDER}/${file}`, "utf8") : "";
}

/** A JSON file of the vectors; `absent` where they are absent. */
export function vectorJson<T>(file: string, absent: T): T {
  return HAS_VECTORS ? (JSON.parse(vectorText(file)) as T) : absent;
}

import { dirname } from "node:path";
import { Stop } from "../setup/stop.mjs";
import type { Entry } from "./job";
import { jobOfJson, jobOfUrl } from "./list-entry";
import { readFile } from "./read-file";

/** The id of a line that is wrong otherwise, so that its problem can be found in the list. */
function idOf(line: string, position: number): string {
  try {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    return id === undefined ? String(position) : String(id);
  } catch {
    return String(position);
  }
}

function entryOf(line: string, position: number, folder: string): Entry {
  try {
    return line.startsWith("{") ? jobOfJson(line, position, folder) : jobOfUrl(line, position);
  } catch (error) {
    if (error instanceof Stop) return { id: idOf(line, position), problem: error.message };
    throw error;
  }
}

/** A second page under one id would overwrite the first. */
function withoutRepeatedIds(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string | null>();
  return entries.map((entry) => {
    if (seen.has(entry.id)) return { id: entry.id, problem: "the id is used twice in the list" };
    seen.add(entry.id);
    return entry;
  });
}

/** The pages of a list: one URL or one JSON object a line, `#` for comments; files are beside the list. */
export function readList(file: string): readonly Entry[] {
  const lines = new TextDecoder()
    .decode(readFile(file))
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (lines.length === 0) throw new Stop(`--list names ${file}, which names no page.`);
  return withoutRepeatedIds(lines.map((line, index) => entryOf(line, index + 1, dirname(file))));
}

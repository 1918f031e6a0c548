import type { Options } from "../setup/options.mjs";
import type { Entry } from "./job";
import { readList } from "./list";
import { readFile } from "./read-file";
import { addressOfFile, servedBytes } from "./saved-page";

/** The pages that the command line names, each with the folder of its report. */
export function jobsOf(options: Options): readonly Entry[] {
  if (options.list !== undefined) return readList(options.list);
  const many = options.targets.length > 1;
  return options.targets.map((target, index) => {
    const id = many ? String(index + 1) : null;
    if ("url" in target) return { id, target: target.url };
    const as = options.as ?? addressOfFile(target.file);
    const body = readFile(target.file);
    return { id, target: servedBytes({ body, as, headers: options.headers }) };
  });
}

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { servedBytes } from "../../scripts/audit/saved-page";
import type { ServedPage } from "../../scripts/browser/driver";

/** Material that is not part of the project; tests that read it are skipped without it. */
export const SHARED = resolve("../shared");

/** What Chromium itself gives for a saved page. */
export interface Oracle {
  readonly file: string;
  readonly url: string;
  readonly served_content_type: string;
  readonly baseURI: string;
  readonly links: readonly (readonly [raw: string, resolved: string])[];
  readonly area: number;
  readonly svgA: number;
  readonly canon: readonly { readonly raw: string; readonly href: string; readonly inHead: boolean }[];
}

/** Lines of JSON; none where the file is not there. */
export function readLines<T>(path: string): readonly T[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as T);
}

export const ORACLES = readLines<Oracle>(join(SHARED, "pages/chromium-oracle.jsonl"));

/** Scripts would change the page, and everything it asks for is refused anyway. */
const NO_SCRIPTS = "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'";

/** The saved page as the oracle saw it. */
export function savedPage(oracle: Oracle): ServedPage {
  return servedBytes({
    body: new Uint8Array(readFileSync(join(SHARED, "pages", oracle.file))),
    as: oracle.url,
    headers: [
      ["Content-Type", oracle.served_content_type],
      ["Content-Security-Policy", NO_SCRIPTS],
    ],
  });
}

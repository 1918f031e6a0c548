import { join } from "node:path";
import { servedBytes, servedText } from "../../scripts/audit/saved-page";
import type { ServedPage } from "../../scripts/browser/driver";
import { readLines, SHARED } from "./oracle";

interface ExpectedLink {
  readonly raw: string;
  readonly resolved: string | null;
  readonly also_accepted?: string;
  readonly text?: string;
  readonly text_source?: string;
}

/** One acceptance case: a page and what must be found on it. */
export interface Case {
  readonly id: string;
  readonly area: string;
  readonly page_url: string;
  readonly html?: string;
  readonly body_b64?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly under_policy?: string;
  readonly expected: {
    readonly links?: readonly ExpectedLink[];
    readonly links_total?: number;
    readonly areas_without_href?: number;
    readonly base_uri?: string;
    readonly base_elements?: number;
    readonly same_key?: readonly (readonly string[])[];
    readonly optional_same_key?: readonly (readonly string[])[];
    readonly different_key?: readonly (readonly string[])[];
  };
}

const AREAS = /^(links|keys)\//;

/** The cases of the areas that are about links and keys, as far as they are a page. */
export const CASES = readLines<Case>(join(SHARED, "cases/hand.jsonl")).filter(({ area }) => AREAS.test(area));

/** The case's page as its server would send it: its own bytes where it has some. */
export function pageOf({ page_url, html = "", body_b64, headers = {} }: Case): ServedPage {
  const pairs = Object.entries(headers);
  if (body_b64 === undefined) return servedText(html, page_url, pairs);
  return servedBytes({ body: Buffer.from(body_b64, "base64"), as: page_url, headers: pairs });
}

import { basename } from "node:path";
import type { ServedPage } from "../browser/driver";

export type Headers = readonly (readonly [name: string, value: string])[];

interface Saved {
  readonly body: Uint8Array;
  readonly as: string;
  readonly headers: Headers;
}

const isContentType = ([name]: readonly [string, string]): boolean => name.toLowerCase() === "content-type";

/** Bytes as a server would send them: `text/html` unless a header says otherwise, the encoding left to the page. */
export function servedBytes({ body, as, headers }: Saved): ServedPage {
  const typed = headers.some(isContentType);
  return {
    url: new URL(as).href,
    body,
    headers: typed ? headers : [["Content-Type", "text/html"], ...headers],
  };
}

/** Text as a server would send it in UTF-8; a Content-Type without an encoding is given that one. */
export function servedText(text: string, as: string, headers: Headers): ServedPage {
  const named = headers.map(([name, value]) =>
    isContentType([name, value]) && !/charset\s*=/i.test(value)
      ? ([name, `${value}; charset=utf-8`] as const)
      : ([name, value] as const),
  );
  const typed = named.some(isContentType);
  const body = new TextEncoder().encode(text);
  return servedBytes({
    body,
    as,
    headers: typed ? named : [["Content-Type", "text/html; charset=utf-8"], ...named],
  });
}

/** Where a saved page stands when nobody says: `shop/page.html` -> `https://saved-page.invalid/page.html` */
export function addressOfFile(file: string): string {
  return `https://saved-page.invalid/${encodeURIComponent(basename(file))}`;
}

import normalizeUrl from "normalize-url";
import { URL as ReferenceURL } from "whatwg-url";
import { bundle } from "./bundle";
import type { byDefault } from "./engine";
import type { Contestant } from "./measure";

function orNull(parse: (url: string) => string): Contestant {
  return (url) => {
    try {
      return parse(url);
    } catch {
      return null;
    }
  };
}

/** What everything else is compared with. */
export const NATIVE = "new URL(u).href";
export const OURS = "canonicalizer, default policy";
export const NORMALIZE_URL = "normalize-url";

/** The engine is measured bundled, as it ships: loaded file by file it is a tenth slower. */
export async function contestants(): Promise<Readonly<Record<string, Contestant>>> {
  const script = await bundle("engine.ts", "es");
  const engine: { readonly byDefault: typeof byDefault } = await import(
    `data:text/javascript,${encodeURIComponent(script)}`
  );
  return {
    [NATIVE]: orNull((url) => new URL(url).href),
    [OURS]: engine.byDefault,
    "new URL(u), searchParams.sort()": orNull((url) => {
      const parsed = new URL(url);
      parsed.searchParams.sort();
      return parsed.href;
    }),
    [NORMALIZE_URL]: orNull((url) => normalizeUrl(url)),
    "whatwg-url": orNull((url) => new ReferenceURL(url).href),
  };
}

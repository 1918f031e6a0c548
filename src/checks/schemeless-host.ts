import type { CheckContext } from "./check";

/**
 * Whether a relative reference begins with a host of this site or with `www.`, so
 * that a scheme was forgotten and it is read as a path (WHATWG URL, URL writing).
 * `www.example.com/p` -> true, `index.html` -> false, `/www.example.com` -> false
 */
export function namesHost(written: string, context: Pick<CheckContext, "pageAddress" | "siteOf">): boolean {
  // A host is followed by a path at most, and its scheme would show: most hrefs end here.
  if (!/^[^/?#\\.:@][^/?#\\:@]*\.[^/?#\\:@]+(:\d+)?([/?#\\]|$)/.test(written)) return false;
  if (URL.canParse(written) || !URL.canParse(`https://${written}`)) return false;
  const host = new URL(`https://${written}`).hostname;
  if (!host.includes(".")) return false;
  return host.startsWith("www.") || context.siteOf(host) === context.siteOf(context.pageAddress.hostname);
}

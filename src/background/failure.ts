import type { AuditFailure } from "../model/audit";

const STORES = new Set(["chromewebstore.google.com", "addons.mozilla.org", "microsoftedge.microsoft.com"]);

function ofUrl(url: string): AuditFailure | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol === "http:" || protocol === "https:") {
    if (STORES.has(hostname) || (hostname === "chrome.google.com" && pathname.startsWith("/webstore")))
      return "store-page";
    return /\.pdf$/i.test(pathname) ? "pdf" : null;
  }
  return protocol === "file:" || protocol === "data:" || protocol === "blob:" ? null : "browser-page";
}

/** Why the browser refused to let us read a tab: from its address, then from the error's words. */
export function failureOf(url: string | undefined, error: string): AuditFailure {
  const known = url === undefined ? null : ofUrl(url);
  if (known !== null) return known;
  if (
    /frame .*(removed|not found)|no frame|no tab|page was left|navigat|context.*(destroyed|invalidated)/i.test(
      error,
    )
  ) {
    return "page-gone";
  }
  if (/gallery cannot be scripted/i.test(error)) return "store-page";
  if (/(chrome|edge|about|devtools):|extension.*page|error page/i.test(error)) return "browser-page";
  return /permission|cannot access/i.test(error) ? "no-access" : "internal-error";
}

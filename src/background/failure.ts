import type { AuditFailure } from "../model/audit";

const STORES = new Set(["chromewebstore.google.com", "addons.mozilla.org", "microsoftedge.microsoft.com"]);

/** What the scheme alone says: only the web and saved files hold pages of a site. */
function ofScheme(protocol: string): AuditFailure | null {
  if (protocol === "http:" || protocol === "https:" || protocol === "file:") return null;
  return protocol === "data:" || protocol === "blob:" ? "no-document" : "browser-page";
}

function ofUrl(url: string): AuditFailure | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname } = new URL(url);
  const isStore =
    STORES.has(hostname) || (hostname === "chrome.google.com" && pathname.startsWith("/webstore"));
  if (isStore) return "store-page";
  return ofScheme(protocol) ?? (/\.pdf$/i.test(pathname) ? "pdf" : null);
}

/**
 * Why a page is none for an auditor although it could be read, or null. Firefox
 * lets us into about:blank, where zero links would look like a result.
 */
export function notAuditable(page: {
  readonly documentUrl: string;
  readonly contentType: string;
}): AuditFailure | null {
  if (page.contentType === "application/pdf") return "pdf";
  return URL.canParse(page.documentUrl) ? ofScheme(new URL(page.documentUrl).protocol) : "no-document";
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
  if (/error page/i.test(error)) return "error-page";
  if (/(chrome|edge|about|devtools):|extension.*page/i.test(error)) return "browser-page";
  return /permission|cannot access/i.test(error) ? "no-access" : "internal-error";
}

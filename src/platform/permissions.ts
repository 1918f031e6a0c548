import { browser } from "./browser";

const EVERYWHERE = ["http://*/*", "https://*/*"];

/**
 * What redirect history needs: the hosts, and webNavigation, which alone sees
 * script redirects and browser upgrades. One prompt for both: the warning for
 * the hosts covers the other.
 */
const HISTORY = { origins: EVERYWHERE, permissions: ["webNavigation" as const] };

/** Asks the user; must be the first call in a click handler, or the gesture is lost. */
export function requestHistoryAccess(): Promise<boolean> {
  return browser.permissions.request(HISTORY);
}

/** Whether the browser may tell us of requests to this URL's host, and lets us make them. */
export async function hasHistoryAccess(url: string): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "http:" && protocol !== "https:") return false;
  return browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
}

/** Asks the user for the hosts of these URLs only; the first call in a click handler, as above. */
export function requestHosts(urls: readonly string[]): Promise<boolean> {
  const origins = urls.map((url) => `${new URL(url).protocol}//${new URL(url).hostname}/*`);
  return browser.permissions.request({ origins });
}

/** Whether no host on the way of a redirect is hidden from us. */
export function hasAccessEverywhere(): Promise<boolean> {
  return browser.permissions.contains({ origins: EVERYWHERE });
}

import type { AuditFailure } from "../model/audit";
import type { RedirectChain } from "../model/navigation";
import type { PackedSnapshot } from "../model/snapshot";
import { isFirefox } from "../platform/browser-name";
import { hasAccessEverywhere, hasHistoryAccess } from "../platform/permissions";
import type { OpenTab } from "../platform/tabs";
import { type Attached, attachNavigation } from "../redirects/attach";
import { failedNavigation } from "../redirects/failed-navigation";
import type { NavigationRecorder } from "./navigation-recorder";

/** A page as it was collected, and the browser's own name for its document. */
interface Collected {
  readonly snapshot: PackedSnapshot;
  readonly documentId: string | null;
}

/** How the browser came to a page, and whether it may tell us of the page's host. */
export async function navigationOf(
  tabId: number,
  { snapshot, documentId }: Collected,
  recorder: NavigationRecorder,
): Promise<Attached & { readonly historyPermitted: boolean }> {
  const { documentUrl: url, timeOrigin, loadedUrl = null, navigationType = null } = snapshot;
  const [page, everything, history] = await Promise.all([
    hasHistoryAccess(url),
    hasAccessEverywhere(),
    recorder.of(tabId),
  ]);
  const identity = { url, timeOrigin, documentId, loadedUrl, navigationType };
  const attached = attachNavigation(history, identity, { page, everything }, isFirefox);
  return { ...attached, historyPermitted: page };
}

/** Failures that an error page of the browser can be behind: Firefox calls it a page without permission. */
const BEHIND: ReadonlySet<AuditFailure> = new Set(["error-page", "no-access", "browser-page"]);

/** How the browser came to the error page a tab shows, where it does and that was observed. */
export async function failedNavigationOf(
  tab: OpenTab,
  failure: AuditFailure,
  recorder: NavigationRecorder,
): Promise<RedirectChain | null> {
  if (tab.url === undefined || !BEHIND.has(failure)) return null;
  return failedNavigation(await recorder.of(tab.id), tab.url);
}

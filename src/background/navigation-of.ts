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

/** Firefox can tell of a document this long before it tells of the request that brought it. */
const LATE_MS = 500;
const JUST_BORN_MS = 5_000;

/** Whether a new document seems to have come without a request, of which the browser may be about to tell. */
const isEarly = ({ navigation }: Attached, timeOrigin: number): boolean =>
  !navigation.observed && navigation.why === "no-request" && Date.now() - timeOrigin < JUST_BORN_MS;

/** How the browser came to a page, and whether it may tell us of the page's host. */
export async function navigationOf(
  tabId: number,
  { snapshot, documentId }: Collected,
  recorder: NavigationRecorder,
): Promise<Attached & { readonly historyPermitted: boolean }> {
  const { documentUrl: url, timeOrigin, loadedUrl = null, navigationType = null } = snapshot;
  const [page, everything] = await Promise.all([hasHistoryAccess(url), hasAccessEverywhere()]);
  const identity = { url, timeOrigin, documentId, loadedUrl, navigationType };
  const attach = async () =>
    attachNavigation(await recorder.of(tabId), identity, { page, everything }, isFirefox);
  const attached = await attach();
  if (!isEarly(attached, timeOrigin)) return { ...attached, historyPermitted: page };
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  return { ...(await attach()), historyPermitted: page };
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

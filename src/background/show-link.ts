import { type LinkTarget, type ShowLinkAnswer, SIGHTINGS, type Sighting } from "../model/show-link";
import type { PageSnapshot } from "../model/snapshot";
import { loadAudit } from "../platform/audit-store";
import { findOnPage, outlineOnPage } from "../platform/spotlight";
import { bringToFront, openTab } from "../platform/tabs";
import { unpackSnapshot } from "../report/unpack";

function targetOf({ documentUrl, timeOrigin, links }: PageSnapshot, index: number): LinkTarget | null {
  const link = links[index];
  if (link === undefined) return null;
  const { rawHref, text, truncated } = link;
  return { documentUrl, timeOrigin, index, rawHref, hrefLength: truncated?.length ?? rawHref.length, text };
}

/** What a page answers is not trusted to be one of ours. */
const isSighting = (answer: unknown): answer is Sighting =>
  (SIGHTINGS as readonly unknown[]).includes(answer);

/**
 * Scrolls the tab an audit came from to one of its links and outlines it. The tab comes
 * to the front only where there is something to see.
 */
export async function showLink(auditId: string, index: number): Promise<ShowLinkAnswer> {
  const record = await loadAudit(auditId);
  const target = record === null ? null : targetOf(unpackSnapshot(record.snapshot), index);
  if (record === null || target === null) return "audit-gone";
  const tab = await openTab(record.tabId);
  if (tab === null) return "tab-closed";
  try {
    const answer = await findOnPage(tab.id, target);
    const sighting = isSighting(answer) ? answer : "changed";
    if (sighting !== "found") return sighting;
    await bringToFront(tab.id);
    await outlineOnPage(tab.id);
    return "shown";
  } catch {
    // Where the address is hidden from us, all that is known is that we may not.
    return tab.url !== undefined && tab.url !== target.documentUrl ? "left" : "no-access";
  }
}

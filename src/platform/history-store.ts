import type { HistoryEntry } from "../model/history";
import { announce } from "./changes";
import { openDatabase } from "./database";

/** The oldest audits of a site go first; then the site that was not audited for longest. */
export const HISTORY_LIMITS = { audits: 200, sites: 100 } as const;

export interface HistorySite {
  readonly site: string;
  readonly audits: number;
  /** Unix time in ms of the last audit. */
  readonly at: number;
}

/** [site] sorts before every [site, at], [site, []] after them. */
const ofSite = (site: string): IDBKeyRange => IDBKeyRange.bound([site], [site, []]);

/** Remembers an audit; the same document audited again takes its own place. */
export async function saveHistory(entry: HistoryEntry): Promise<void> {
  const db = await openDatabase();
  const transaction = db.transaction("history", "readwrite");
  await transaction.store.put(entry);
  const oldestFirst = await transaction.store.index("site").getAllKeys(ofSite(entry.site));
  for (const id of oldestFirst.slice(0, -HISTORY_LIMITS.audits)) await transaction.store.delete(id);
  await transaction.done;
  if (oldestFirst.length === 1) await forgetOldestSites();
  announce("history");
}

async function forgetOldestSites(): Promise<void> {
  const byAge = [...(await historySites())].sort((one, other) => other.at - one.at);
  for (const { site } of byAge.slice(HISTORY_LIMITS.sites)) await eraseHistory(site);
}

/** What is remembered of a site, oldest first. */
export async function historyOf(site: string): Promise<readonly HistoryEntry[]> {
  return (await openDatabase()).getAllFromIndex("history", "site", ofSite(site));
}

/** The sites that are remembered, by name. */
export async function historySites(): Promise<readonly HistorySite[]> {
  const db = await openDatabase();
  const sites = new Map<string, HistorySite>();
  // Keys alone: entries are a hundred times as large.
  let cursor = await db.transaction("history").store.index("site").openKeyCursor();
  for (; cursor !== null; cursor = await cursor.continue()) {
    const [site, at] = cursor.key;
    sites.set(site, { site, at, audits: (sites.get(site)?.audits ?? 0) + 1 });
  }
  return [...sites.values()];
}

/** Forgets a site, or all of them. */
export async function eraseHistory(site?: string): Promise<void> {
  const db = await openDatabase();
  if (site === undefined) {
    await db.clear("history");
  } else {
    const transaction = db.transaction("history", "readwrite");
    for (const id of await transaction.store.index("site").getAllKeys(ofSite(site))) {
      await transaction.store.delete(id);
    }
    await transaction.done;
  }
  announce("history");
}

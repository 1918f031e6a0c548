import type { AuditRecord } from "../model/audit";
import { browser } from "./browser";
import { openDatabase, verdictsOf } from "./database";

/** Audits kept on disk; the oldest goes when one more comes. */
const MOST_AUDITS = 20;

/** Ids of audits from private windows begin so: they live in memory only. */
const PRIVATE = "private-";

const sessionKey = (id: string): string => `audit:${id}`;

export const isPrivateAudit = (id: string): boolean => id.startsWith(PRIVATE);

/** An id for a new audit; nothing of a private window ever reaches the disk. */
export function newAuditId(incognito: boolean): string {
  return `${incognito ? PRIVATE : ""}${crypto.randomUUID()}`;
}

/** Private audits live as long as their tab, one for each: memory is small, and private is private. */
export async function forgetPrivateAudits(tabId: number): Promise<void> {
  const kept = await browser.storage.session.get(null);
  const ofTab = Object.entries(kept).filter(
    ([key, value]) => key.startsWith(sessionKey(PRIVATE)) && (value as AuditRecord).tabId === tabId,
  );
  if (ofTab.length > 0) await browser.storage.session.remove(ofTab.map(([key]) => key));
}

/** Keeps an audit for popup, report page and exports. Throws where the browser has no room for it. */
export async function saveAudit(record: AuditRecord, savedAt: number): Promise<void> {
  if (isPrivateAudit(record.id)) {
    await forgetPrivateAudits(record.tabId);
    await browser.storage.session.set({ [sessionKey(record.id)]: record });
    return;
  }
  const db = await openDatabase();
  const transaction = db.transaction(["audits", "jobs", "verdicts", "sessionPages"], "readwrite");
  const audits = transaction.objectStore("audits");
  await audits.put({ id: record.id, savedAt, record });
  const oldestFirst = await audits.index("savedAt").getAllKeys();
  for (const id of oldestFirst.slice(0, -MOST_AUDITS)) {
    await audits.delete(id);
    await transaction.objectStore("jobs").delete(id);
    // A session has its verdicts for as long as it has the page.
    const kept = await transaction.objectStore("sessionPages").index("audit").getKey(id);
    if (kept === undefined) await transaction.objectStore("verdicts").delete(verdictsOf(id));
  }
  await transaction.done;
}

/** The audit with this id and what was checked since, or null when it is no longer kept. */
export async function loadAudit(id: string): Promise<AuditRecord | null> {
  if (isPrivateAudit(id)) {
    const found = await browser.storage.session.get(sessionKey(id));
    return (found[sessionKey(id)] as AuditRecord | undefined) ?? null;
  }
  const db = await openDatabase();
  const audit = await db.get("audits", id);
  if (audit === undefined) return null;
  const verdicts = await db.getAll("verdicts", verdictsOf(id));
  const redirects = verdicts
    .map(({ verdict }) => verdict)
    .sort((one, other) => (one.links[0] ?? 0) - (other.links[0] ?? 0));
  return { ...audit.record, context: { ...audit.record.context, redirects } };
}

/** Forgets every audit on disk with what was checked from it. */
export async function eraseAudits(): Promise<void> {
  const db = await openDatabase();
  const transaction = db.transaction(["audits", "jobs", "verdicts"], "readwrite");
  await transaction.objectStore("audits").clear();
  await transaction.objectStore("jobs").clear();
  await transaction.objectStore("verdicts").clear();
  await transaction.done;
}

/**
 * Changes a kept audit; two changes at once both happen. What was checked since is kept
 * beside it and cannot be changed here. Null where the audit is no longer kept.
 * `(id, (record) => ({ ...record, tabId: 7 }))` -> the record as it is kept now
 */
export function changeAudit(
  id: string,
  change: (record: AuditRecord) => AuditRecord,
): Promise<AuditRecord | null> {
  return isPrivateAudit(id) ? changeInMemory(id, change) : changeOnDisk(id, change);
}

async function changeOnDisk(
  id: string,
  change: (record: AuditRecord) => AuditRecord,
): Promise<AuditRecord | null> {
  const db = await openDatabase();
  const transaction = db.transaction("audits", "readwrite");
  const kept = await transaction.store.get(id);
  if (kept === undefined) return null;
  const record = change(kept.record);
  await Promise.all([transaction.store.put({ ...kept, record }), transaction.done]);
  return record;
}

/** Session storage has no transactions: the lock is held by all pages of the extension together. */
function changeInMemory(
  id: string,
  change: (record: AuditRecord) => AuditRecord,
): Promise<AuditRecord | null> {
  return navigator.locks.request(sessionKey(id), async () => {
    const found = await browser.storage.session.get(sessionKey(id));
    const kept = found[sessionKey(id)] as AuditRecord | undefined;
    if (kept === undefined) return null;
    const record = change(kept);
    await browser.storage.session.set({ [sessionKey(id)]: record });
    return record;
  });
}

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { AuditRecord } from "../model/audit";
import { browser } from "./browser";

/** Audits kept on disk; the oldest goes when one more comes. */
const MOST_AUDITS = 20;

/** Ids of audits from private windows begin so: they live in memory only. */
const PRIVATE = "private-";

interface Schema extends DBSchema {
  audits: {
    key: string;
    value: { id: string; savedAt: number; record: AuditRecord };
    indexes: { savedAt: number };
  };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>("canonical-lens", 1, {
    upgrade(db) {
      db.createObjectStore("audits", { keyPath: "id" }).createIndex("savedAt", "savedAt");
    },
  });
  return database;
}

/** An id for a new audit; nothing of a private window ever reaches the disk. */
export function newAuditId(incognito: boolean): string {
  return `${incognito ? PRIVATE : ""}${crypto.randomUUID()}`;
}

/** Keeps an audit for popup, report page and exports. Throws where the browser has no room for it. */
export async function saveAudit(record: AuditRecord, savedAt: number): Promise<void> {
  if (record.id.startsWith(PRIVATE)) {
    await browser.storage.session.set({ [`audit:${record.id}`]: record });
    return;
  }
  const db = await open();
  const transaction = db.transaction("audits", "readwrite");
  await transaction.store.put({ id: record.id, savedAt, record });
  const oldestFirst = await transaction.store.index("savedAt").getAllKeys();
  for (const id of oldestFirst.slice(0, -MOST_AUDITS)) await transaction.store.delete(id);
  await transaction.done;
}

/** The audit with this id, or null when it is no longer kept. */
export async function loadAudit(id: string): Promise<AuditRecord | null> {
  if (id.startsWith(PRIVATE)) {
    const key = `audit:${id}`;
    const found = await browser.storage.session.get(key);
    return (found[key] as AuditRecord | undefined) ?? null;
  }
  return (await (await open()).get("audits", id))?.record ?? null;
}

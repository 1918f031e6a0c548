import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { AuditRecord } from "../model/audit";
import type { CheckJob } from "../model/check";
import type { CheckedRedirect } from "../model/report";

interface Schema extends DBSchema {
  audits: {
    key: string;
    value: { id: string; savedAt: number; record: AuditRecord };
    indexes: { savedAt: number };
  };
  jobs: { key: string; value: CheckJob };
  verdicts: { key: [string, string]; value: { auditId: string; url: string; verdict: CheckedRedirect } };
}

export type Database = IDBPDatabase<Schema>;

let database: Promise<Database> | null = null;

/** The one database: audits, jobs of the link checker, and their verdicts (a row each). */
export function openDatabase(): Promise<Database> {
  database ??= openDB<Schema>("canonical-lens", 1, {
    upgrade(db) {
      db.createObjectStore("audits", { keyPath: "id" }).createIndex("savedAt", "savedAt");
      db.createObjectStore("jobs", { keyPath: "auditId" });
      db.createObjectStore("verdicts", { keyPath: ["auditId", "url"] });
    },
  });
  return database;
}

/** All verdicts of one audit: [id] sorts before every [id, url], [id, []] after them. */
export const verdictsOf = (auditId: string): IDBKeyRange => IDBKeyRange.bound([auditId], [auditId, []]);

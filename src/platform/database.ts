import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { AuditRecord } from "../model/audit";
import type { CheckJob } from "../model/check";
import type { HistoryEntry } from "../model/history";
import type { CheckedRedirect } from "../model/report";
import type { SessionPage, SessionState } from "../model/session";

interface Schema extends DBSchema {
  audits: {
    key: string;
    value: { id: string; savedAt: number; record: AuditRecord };
    indexes: { savedAt: number };
  };
  jobs: { key: string; value: CheckJob };
  verdicts: { key: [string, string]; value: { auditId: string; url: string; verdict: CheckedRedirect } };
  history: { key: string; value: HistoryEntry; indexes: { site: [string, number] } };
  /** One row at most. */
  session: { key: string; value: SessionState };
  sessionPages: { key: string; value: SessionPage; indexes: { audit: string } };
}

type Database = IDBPDatabase<Schema>;

/** What a change of the session concerns. */
export type SessionTransaction = IDBPTransaction<
  Schema,
  ("session" | "sessionPages" | "audits" | "verdicts")[],
  "readwrite"
>;

let database: Promise<Database> | null = null;

/**
 * The one database: audits, jobs of the link checker and their verdicts (a row each), since
 * version 2 the history of sites and the session with its pages.
 */
export function openDatabase(): Promise<Database> {
  database ??= openDB<Schema>("canonical-lens", 2, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore("audits", { keyPath: "id" }).createIndex("savedAt", "savedAt");
        db.createObjectStore("jobs", { keyPath: "auditId" });
        db.createObjectStore("verdicts", { keyPath: ["auditId", "url"] });
      }
      db.createObjectStore("history", { keyPath: "id" }).createIndex("site", ["site", "at"]);
      db.createObjectStore("session");
      db.createObjectStore("sessionPages", { keyPath: "url" }).createIndex("audit", "auditIds", {
        multiEntry: true,
      });
    },
  });
  return database;
}

/** All verdicts of one audit: [id] sorts before every [id, url], [id, []] after them. */
export const verdictsOf = (auditId: string): IDBKeyRange => IDBKeyRange.bound([auditId], [auditId, []]);

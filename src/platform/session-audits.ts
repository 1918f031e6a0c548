import { type CheckedPage, SESSION_LIMITS, type SessionPage, type SessionState } from "../model/session";
import { announce } from "./changes";
import { openDatabase, type SessionTransaction, verdictsOf } from "./database";

/** The one row of its store. */
const ROW = "state";

/** Audits of one page whose checked links are shown. */
const MOST_AUDITS = 10;

export async function sessionState(): Promise<SessionState | null> {
  return (await (await openDatabase()).get("session", ROW)) ?? null;
}

/** Begins a session of a site, or goes on with its stopped one; a session of another site is erased. */
export async function startSession(site: string, now: number): Promise<void> {
  const kept = await sessionState();
  if (kept !== null && kept.site !== site) await eraseSession();
  const before = kept?.site === site ? kept : { site, startedAt: now, pages: 0, addresses: 0, leftOut: 0 };
  await (await openDatabase()).put("session", { ...before, on: true }, ROW);
  announce("session");
}

/** Nothing is added any more; all of it can still be read and exported. */
export async function stopSession(): Promise<void> {
  const db = await openDatabase();
  const transaction = db.transaction("session", "readwrite");
  const kept = await transaction.store.get(ROW);
  if (kept !== undefined) await transaction.store.put({ ...kept, on: false }, ROW);
  await transaction.done;
  announce("session");
}

/** Verdicts belong to their audit; those of an audit that is no longer kept were here for the session only. */
async function forgetChecks(transaction: SessionTransaction, auditIds: readonly string[]): Promise<void> {
  for (const id of auditIds) {
    if ((await transaction.objectStore("audits").getKey(id)) !== undefined) continue;
    await transaction.objectStore("verdicts").delete(verdictsOf(id));
  }
}

/** Forgets the session and everything in it. */
export async function eraseSession(): Promise<void> {
  const db = await openDatabase();
  const transaction = db.transaction(["session", "sessionPages", "audits", "verdicts"], "readwrite");
  const pages = await transaction.objectStore("sessionPages").getAll();
  await forgetChecks(
    transaction,
    pages.flatMap(({ auditIds }) => auditIds),
  );
  await transaction.objectStore("sessionPages").clear();
  await transaction.objectStore("session").clear();
  await transaction.done;
  announce("session");
}

const fits = ({ pages, addresses }: SessionState): boolean =>
  pages <= SESSION_LIMITS.pages && addresses <= SESSION_LIMITS.addresses;

/**
 * Adds an audited page to the session of its site, where one is on. A page that finds no
 * room is left out whole and counted, so that the totals stay true of what is in it.
 */
export async function addToSession(site: string, page: SessionPage): Promise<void> {
  const db = await openDatabase();
  const transaction = db.transaction(["session", "sessionPages", "audits", "verdicts"], "readwrite");
  const states = transaction.objectStore("session");
  const pages = transaction.objectStore("sessionPages");
  const state = await states.get(ROW);
  if (state?.on !== true || state.site !== site) return;
  const before = await pages.get(page.url);
  const next = {
    ...state,
    pages: state.pages + (before === undefined ? 1 : 0),
    addresses: state.addresses + page.links.length - (before?.links.length ?? 0),
  };
  if (fits(next)) {
    const auditIds = [...page.auditIds, ...(before?.auditIds ?? [])];
    await forgetChecks(transaction, auditIds.slice(MOST_AUDITS));
    await pages.put({ ...page, auditIds: auditIds.slice(0, MOST_AUDITS) });
    await states.put(next, ROW);
  } else await states.put({ ...state, leftOut: state.leftOut + 1 }, ROW);
  await transaction.done;
  announce("session");
}

/** The pages of the session with what was checked from them; of two checks of one address the newest counts. */
export async function sessionPages(): Promise<readonly CheckedPage[]> {
  const db = await openDatabase();
  const [pages, keys] = await Promise.all([db.getAll("sessionPages"), db.getAllKeys("verdicts")]);
  const checked = new Set(keys.map(([auditId]) => auditId));
  return Promise.all(
    pages.map(async (page) => {
      const audits = page.auditIds.filter((id) => checked.has(id)).reverse();
      const rows = await Promise.all(audits.map((id) => db.getAll("verdicts", verdictsOf(id))));
      const byStart = new Map(rows.flat().map(({ url, verdict }) => [url, verdict]));
      return { ...page, redirects: [...byStart.values()] };
    }),
  );
}

import { signal } from "@preact/signals";
import type { SessionState } from "../model/session";
import { showSession } from "../platform/badge";
import { onChange } from "../platform/changes";
import { eraseSession, sessionState, startSession, stopSession } from "../platform/session-audits";

/** Undefined until it was read; null where there is none. */
export const session = signal<SessionState | null | undefined>(undefined);

async function read(): Promise<void> {
  session.value = await sessionState().catch(() => null);
}

/** Follows the session wherever it is changed; call once. */
export function followSession(): void {
  onChange("session", () => void read());
  void read();
}

/** Does something to the session, and shows it on the toolbar button and here. */
async function change(done: Promise<void>): Promise<void> {
  await done;
  await Promise.all([showSession(), read()]);
}

/** From now on audits of this site add up. */
export const beginSession = (site: string): Promise<void> => change(startSession(site, Date.now()));

export const endSession = (): Promise<void> => change(stopSession());

/** Forgets the session and everything in it. */
export const forgetSession = (): Promise<void> => change(eraseSession());

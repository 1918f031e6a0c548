import { signal } from "@preact/signals";
import type { SessionReport } from "../../model/session";
import { errorText } from "../../platform/error-text";
import { sessionPages, sessionState } from "../../platform/session-audits";
import type { Asked } from "./session-worker";

export type LoadedSession =
  | { readonly kind: "loading" }
  | { readonly kind: "none" }
  | { readonly kind: "failed"; readonly detail: string }
  | { readonly kind: "ready"; readonly report: SessionReport };

export const loadedSession = signal<LoadedSession>({ kind: "loading" });

/** Adds the pages up in a worker: a full session takes seconds. */
function combineApart(asked: Asked): Promise<SessionReport> {
  const worker = new Worker(new URL("./session-worker.ts", import.meta.url), { type: "module" });
  return new Promise<SessionReport>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SessionReport>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || "The session's worker did not start"));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

async function load(): Promise<LoadedSession> {
  const state = await sessionState();
  if (state === null) return { kind: "none" };
  return { kind: "ready", report: await combineApart({ state, pages: await sessionPages() }) };
}

let asked = 0;

/** Reads the session anew; one that is on screen stays there until then. */
export async function loadSession(): Promise<void> {
  asked += 1;
  const mine = asked;
  const next = await load().catch(
    (error): LoadedSession => ({
      kind: "failed",
      detail: errorText(error),
    }),
  );
  // A later call knows more.
  if (mine === asked) loadedSession.value = next;
}

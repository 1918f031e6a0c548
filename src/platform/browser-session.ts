import { readSession, writeSession } from "./session-store";

const KEY = "browser-session";

let known: Promise<string> | null = null;

async function look(): Promise<string> {
  const kept = await readSession(KEY);
  if (typeof kept === "string") return kept;
  const fresh = crypto.randomUUID();
  await writeSession(KEY, fresh);
  return fresh;
}

/** A name for this run of the browser, the same in every start of the background until it is closed. */
export function browserSession(): Promise<string> {
  known ??= look();
  return known;
}

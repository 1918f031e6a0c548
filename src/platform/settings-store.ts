import { browser } from "./browser";

const KEY = "settings";

/** What the auditor chose for all sites, beside the rules. */
export interface Settings {
  /** Whether audits leave their totals in the history. */
  readonly history: boolean;
}

/** As it was kept, with the default for everything that is not understood. */
export async function readSettings(): Promise<Settings> {
  const kept = (await browser.storage.local.get(KEY))[KEY] as { readonly history?: unknown } | undefined;
  return { history: kept?.history !== false };
}

export async function writeSettings(settings: Settings): Promise<void> {
  await browser.storage.local.set({ [KEY]: settings });
}

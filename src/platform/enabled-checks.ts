import { browser } from "./browser";

const KEY = "enabledChecks";

/** The choice of checks that are off by default, as it is kept: whoever reads it parses it. */
export async function readEnabledChecks(): Promise<unknown> {
  return (await browser.storage.local.get(KEY))[KEY];
}

export async function writeEnabledChecks(ids: readonly string[]): Promise<void> {
  await browser.storage.local.set({ [KEY]: ids });
}

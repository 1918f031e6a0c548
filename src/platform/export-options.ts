import { browser } from "./browser";

const KEY = "export-options";

/** How exports were last written, as it was kept; whoever reads it parses it. */
export async function readExportOptions(): Promise<unknown> {
  return (await browser.storage.local.get(KEY))[KEY];
}

export async function writeExportOptions(options: unknown): Promise<void> {
  await browser.storage.local.set({ [KEY]: options });
}

import { browser } from "./browser";

/** Values that live as long as the browser session, in memory, out of reach of pages. */
export async function readSession(key: string): Promise<unknown> {
  return (await browser.storage.session.get(key))[key];
}

export async function writeSession(key: string, value: unknown): Promise<void> {
  await browser.storage.session.set({ [key]: value });
}

export async function removeSession(key: string): Promise<void> {
  await browser.storage.session.remove(key);
}

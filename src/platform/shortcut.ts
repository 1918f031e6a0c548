import { browser } from "./browser";

/** The keys that open the popup; empty where none are set, or others had them first. */
export async function auditShortcut(): Promise<string> {
  const all = await browser.commands.getAll();
  return all.find(({ name }) => name === "_execute_action")?.shortcut ?? "";
}

import { browser } from "./browser";

export interface Sender {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
}

/** Sends a message to the background. */
export function sendMessage(message: unknown): Promise<unknown> {
  return browser.runtime.sendMessage(message);
}

/** Answers messages; `undefined` leaves a message to others. Register at top level. */
export function onMessage(answer: (message: unknown, sender: Sender) => Promise<unknown> | undefined): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender) => answer(message, sender));
}

/** Who we are, to tell our own pages from forged senders. */
export function ownIdentity(): { readonly id: string; readonly baseUrl: string } {
  return { id: browser.runtime.id, baseUrl: browser.runtime.getURL("") };
}

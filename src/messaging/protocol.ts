import * as v from "valibot";
import type { AuditAnswer } from "../model/audit";

/** Message type -> what is asked and what comes back. The one list of messages there are. */
export interface Protocol {
  /** Audit the page in this tab now. */
  audit: { ask: { readonly tabId: number }; answer: AuditAnswer };
}

export type MessageType = keyof Protocol;

export type Message = { [T in MessageType]: { readonly type: T } & Protocol[T]["ask"] }[MessageType];

const tabId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const messageSchema = v.variant("type", [v.strictObject({ type: v.literal("audit"), tabId })]);

/** The message, or null for anything that is not one of ours to the letter. */
export function parseMessage(received: unknown): Message | null {
  const parsed = v.safeParse(messageSchema, received);
  return parsed.success ? parsed.output : null;
}

/** `undefined` for a sender that is not one of our own pages: content scripts may be forged by a page. */
export function isOwnPage(
  sender: { readonly id?: string | undefined; readonly url?: string | undefined },
  own: { readonly id: string; readonly baseUrl: string },
): boolean {
  return sender.id === own.id && sender.url !== undefined && sender.url.startsWith(own.baseUrl);
}

import * as v from "valibot";
import type { AuditAnswer } from "../model/audit";
import type { CheckChoice, CheckProgress } from "../model/check";

/** Message type -> what is asked and what comes back. The one list of messages there are. */
export interface Protocol {
  /** Audit the page in this tab now. */
  audit: { ask: { readonly tabId: number }; answer: AuditAnswer };
  /** Check the redirects of these links of an audit. */
  "check-start": { ask: { readonly auditId: string; readonly choice: CheckChoice }; answer: CheckProgress };
  "check-control": {
    ask: { readonly auditId: string; readonly action: "pause" | "resume" | "cancel" };
    answer: CheckProgress;
  };
  "check-progress": { ask: { readonly auditId: string }; answer: CheckProgress };
}

export type MessageType = keyof Protocol;

export type Message = { [T in MessageType]: { readonly type: T } & Protocol[T]["ask"] }[MessageType];

const tabId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const auditId = v.pipe(v.string(), v.regex(/^(private-)?[0-9a-f-]{36}$/));

// Links are named by their index in the kept audit, never by a URL in a message.
const choice = v.variant("kind", [
  v.strictObject({ kind: v.literal("in-scope") }),
  v.strictObject({ kind: v.literal("links"), indexes: v.array(tabId) }),
]);

const messageSchema = v.variant("type", [
  v.strictObject({ type: v.literal("audit"), tabId }),
  v.strictObject({ type: v.literal("check-start"), auditId, choice }),
  v.strictObject({
    type: v.literal("check-control"),
    auditId,
    action: v.picklist(["pause", "resume", "cancel"]),
  }),
  v.strictObject({ type: v.literal("check-progress"), auditId }),
]);

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

import * as v from "valibot";
import type { AuditAnswer } from "../model/audit";
import type { CheckChoice, CheckProgress } from "../model/check";
import type { FetchAnswer } from "../model/fetched-page";
import type { ShowLinkAnswer } from "../model/show-link";

/** Message type -> what is asked and what comes back. The one list of messages there are. */
export interface Protocol {
  /** Audit the page in this tab now. */
  audit: { ask: { readonly tabId: number }; answer: AuditAnswer };
  /** Check the redirects of these links of an audit. */
  "check-start": { ask: { readonly auditId: string; readonly choice: CheckChoice }; answer: CheckProgress };
  /** The same as soon as the browser's prompt is answered. */
  "check-wanted": { ask: { readonly auditId: string; readonly choice: CheckChoice }; answer: CheckProgress };
  /** What the prompt was answered with; yes also where there was nothing to ask. */
  "check-answered": { ask: { readonly auditId: string; readonly allowed: boolean }; answer: CheckProgress };
  "check-control": {
    ask: { readonly auditId: string; readonly action: "pause" | "resume" | "cancel" };
    answer: CheckProgress;
  };
  "check-progress": { ask: { readonly auditId: string }; answer: CheckProgress };
  /** Fetch the audited page again, or the next canonical; which one follows from the kept audit. */
  "canonical-fetch": {
    ask: { readonly auditId: string; readonly wanted: "served" | "target" };
    answer: FetchAnswer;
  };
  "canonical-cancel": { ask: { readonly auditId: string }; answer: undefined };
  /** Scroll the audited page to one of its links. */
  "show-link": { ask: { readonly auditId: string; readonly index: number }; answer: ShowLinkAnswer };
}

export type MessageType = keyof Protocol;

export type Message = { [T in MessageType]: { readonly type: T } & Protocol[T]["ask"] }[MessageType];

const tabId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const auditId = v.pipe(v.string(), v.regex(/^(private-)?[0-9a-f-]{36}$/));

// Links are named by their index in the kept audit, never by a URL in a message.
const choice = v.variant("kind", [
  v.strictObject({ kind: v.literal("in-scope") }),
  v.strictObject({ kind: v.literal("external") }),
  v.strictObject({
    kind: v.literal("links"),
    indexes: v.array(tabId),
    confirmed: v.exactOptional(v.literal(true)),
  }),
]);

const messageSchema = v.variant("type", [
  v.strictObject({ type: v.literal("audit"), tabId }),
  v.strictObject({ type: v.literal("check-start"), auditId, choice }),
  v.strictObject({ type: v.literal("check-wanted"), auditId, choice }),
  v.strictObject({ type: v.literal("check-answered"), auditId, allowed: v.boolean() }),
  v.strictObject({
    type: v.literal("check-control"),
    auditId,
    action: v.picklist(["pause", "resume", "cancel"]),
  }),
  v.strictObject({ type: v.literal("check-progress"), auditId }),
  v.strictObject({
    type: v.literal("canonical-fetch"),
    auditId,
    wanted: v.picklist(["served", "target"]),
  }),
  v.strictObject({ type: v.literal("canonical-cancel"), auditId }),
  v.strictObject({ type: v.literal("show-link"), auditId, index: tabId }),
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

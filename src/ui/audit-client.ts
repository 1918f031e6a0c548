import type { MessageType, Protocol } from "../messaging/protocol";
import type { AuditAnswer } from "../model/audit";
import type { CheckChoice, CheckProgress } from "../model/check";
import type { FetchAnswer } from "../model/fetched-page";
import type { ShowLinkAnswer } from "../model/show-link";
import { sendMessage } from "../platform/messages";

function ask<T extends MessageType>(type: T, message: Protocol[T]["ask"]): Promise<Protocol[T]["answer"]> {
  return sendMessage({ type, ...message }) as Promise<Protocol[T]["answer"]>;
}

/** Has the background audit the page in this tab. */
export function requestAudit(tabId: number): Promise<AuditAnswer> {
  return ask("audit", { tabId });
}

/** Has the redirects of links checked as soon as the browser's prompt is answered. */
export function wantCheck(auditId: string, choice: CheckChoice): Promise<CheckProgress> {
  return ask("check-wanted", { auditId, choice });
}

/** Tells what the prompt was answered with; the answer is where the check stands. */
export function answerCheck(auditId: string, allowed: boolean): Promise<CheckProgress> {
  return ask("check-answered", { auditId, allowed });
}

export function controlCheck(auditId: string, action: "pause" | "resume" | "cancel"): Promise<CheckProgress> {
  return ask("check-control", { auditId, action });
}

/** Scrolls the audited page to one of its links, by the link's number in the audit. */
export function showLink(auditId: string, index: number): Promise<ShowLinkAnswer> {
  return ask("show-link", { auditId, index });
}

/** Has the audited page fetched again, or the next canonical. */
export function fetchCanonical(auditId: string, wanted: "served" | "target"): Promise<FetchAnswer> {
  return ask("canonical-fetch", { auditId, wanted });
}

export function cancelCanonical(auditId: string): Promise<undefined> {
  return ask("canonical-cancel", { auditId });
}

export function checkProgress(auditId: string): Promise<CheckProgress> {
  return ask("check-progress", { auditId });
}

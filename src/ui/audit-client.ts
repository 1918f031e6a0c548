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

/** Begins to check the redirects of links; the answer is where it stands. */
export function startCheck(auditId: string, choice: CheckChoice): Promise<CheckProgress> {
  return ask("check-start", { auditId, choice });
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

import type { MessageType, Protocol } from "../messaging/protocol";
import type { AuditAnswer } from "../model/audit";
import type { CheckChoice, CheckProgress } from "../model/check";
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

export function checkProgress(auditId: string): Promise<CheckProgress> {
  return ask("check-progress", { auditId });
}

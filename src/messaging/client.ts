import type { AuditAnswer } from "../model/audit";
import { sendMessage } from "../platform/messages";
import type { MessageType, Protocol } from "./protocol";

function ask<T extends MessageType>(type: T, message: Protocol[T]["ask"]): Promise<Protocol[T]["answer"]> {
  return sendMessage({ type, ...message }) as Promise<Protocol[T]["answer"]>;
}

/** Has the background audit the page in this tab. */
export function requestAudit(tabId: number): Promise<AuditAnswer> {
  return ask("audit", { tabId });
}

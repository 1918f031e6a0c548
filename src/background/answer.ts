import type { Message } from "../messaging/protocol";
import { checkProgress } from "../platform/check-store";
import { auditPage } from "./audit-page";
import type { createLinkChecker } from "./link-check/link-checker";
import { startCheck } from "./link-check/start-check";
import type { NavigationRecorder } from "./navigation-recorder";

export interface Parts {
  readonly recorder: NavigationRecorder;
  readonly checker: ReturnType<typeof createLinkChecker>;
}

/** What each message of the protocol does. */
export async function answer(message: Message, { recorder, checker }: Parts): Promise<unknown> {
  switch (message.type) {
    case "audit":
      return auditPage(message.tabId, recorder);
    case "check-start":
      await startCheck(checker, message.auditId, message.choice);
      return checkProgress(message.auditId);
    case "check-control":
      await checker[message.action](message.auditId);
      return checkProgress(message.auditId);
    case "check-progress":
      return checkProgress(message.auditId);
  }
}

import type { Message } from "../messaging/protocol";
import { checkProgress } from "../platform/check-store";
import { auditPage } from "./audit-page";
import type { CanonicalFetcher } from "./canonical/canonical-fetcher";
import type { LinkChecker } from "./link-check/link-checker";
import { startCheck } from "./link-check/start-check";
import type { WantedCheck } from "./link-check/wanted-check";
import type { NavigationRecorder } from "./navigation-recorder";
import { showLink } from "./show-link";

export interface Parts {
  readonly recorder: NavigationRecorder;
  readonly checker: LinkChecker;
  readonly wanted: WantedCheck;
  readonly canonical: CanonicalFetcher;
}

/** What each message of the protocol does. */
export async function answer(
  message: Message,
  { recorder, checker, wanted, canonical }: Parts,
): Promise<unknown> {
  switch (message.type) {
    case "audit":
      return auditPage(message.tabId, recorder);
    case "check-start":
      await startCheck(checker, message.auditId, message.choice);
      return checkProgress(message.auditId);
    case "check-wanted":
      await wanted.want(message.auditId, message.choice);
      return checkProgress(message.auditId);
    case "check-answered":
      await (message.allowed ? wanted.begin() : wanted.forget());
      return checkProgress(message.auditId);
    case "check-control":
      if (message.action === "cancel") await wanted.forget();
      await checker[message.action](message.auditId);
      return checkProgress(message.auditId);
    case "check-progress":
      return checkProgress(message.auditId);
    case "canonical-fetch":
      return canonical.fetch(message.auditId, message.wanted);
    case "canonical-cancel":
      return canonical.cancel(message.auditId);
    case "show-link":
      return showLink(message.auditId, message.index);
  }
}

import { isOwnPage, parseMessage } from "../messaging/protocol";
import { forgetPrivateAudits } from "../platform/audit-store";
import { onAccessGranted, onAccessRevoked, onTabClosed, onTabReplaced } from "../platform/background-events";
import { onMessage, ownIdentity } from "../platform/messages";
import { onMainFrameRequests } from "../platform/request-events";
import { keepHeaders } from "../redirects/hop-headers";
import { answer } from "./answer";
import { createLinkChecker } from "./link-check/link-checker";
import { createNavigationRecorder } from "./navigation-recorder";

// Everything is registered here, at once: a browser wakes a sleeping background
// only for listeners that its first turn added.
const recorder = createNavigationRecorder();
const checker = createLinkChecker();
const hearAgain = onMainFrameRequests((event) => void recorder.record(event), keepHeaders);

onAccessGranted(hearAgain);
onAccessRevoked(() => void checker.accessRevoked());
onTabClosed((tabId) => {
  void recorder.forget(tabId);
  void forgetPrivateAudits(tabId);
});
onTabReplaced((tabId) => void recorder.forget(tabId));

onMessage((received, sender) => {
  if (!isOwnPage(sender, ownIdentity())) return undefined;
  const message = parseMessage(received);
  if (message === null) return undefined;
  // The click that led to an audit grants access to this page's origin, and raises no event.
  if (message.type === "audit") hearAgain();
  return answer(message, { recorder, checker });
});

void checker.goOn();

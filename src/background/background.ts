import { isOwnPage, parseMessage } from "../messaging/protocol";
import { onAccessGranted, onTabClosed, onTabReplaced } from "../platform/background-events";
import { onMessage, ownIdentity } from "../platform/messages";
import { onMainFrameRequests } from "../platform/request-events";
import { keepHeaders } from "../redirects/hop-headers";
import { auditPage } from "./audit-page";
import { createNavigationRecorder } from "./navigation-recorder";

// Everything is registered here, at once: a browser wakes a sleeping background
// only for listeners that its first turn added.
const recorder = createNavigationRecorder();
const hearAgain = onMainFrameRequests((event) => void recorder.record(event), keepHeaders);

onAccessGranted(hearAgain);
onTabClosed((tabId) => void recorder.forget(tabId));
onTabReplaced((tabId) => void recorder.forget(tabId));

onMessage((received, sender) => {
  if (!isOwnPage(sender, ownIdentity())) return undefined;
  const message = parseMessage(received);
  if (message === null) return undefined;
  // The click itself grants access to this page's origin, and raises no event.
  hearAgain();
  return auditPage(message.tabId, recorder);
});

import { isOwnPage, parseMessage } from "../messaging/protocol";
import { forgetPrivateAudits } from "../platform/audit-store";
import {
  onAccessGranted,
  onAccessRevoked,
  onBrowserStart,
  onInstalled,
  onTabClosed,
  onTabReplaced,
} from "../platform/background-events";
import { showSession } from "../platform/badge";
import { isFirefox } from "../platform/browser-name";
import { createAuditMenu, onAuditMenu } from "../platform/menus";
import { onMessage, ownIdentity } from "../platform/messages";
import { onNavigations } from "../platform/navigation-events";
import { onMainFrameRequests } from "../platform/request-events";
import { openWelcome } from "../platform/tabs";
import { navigationEvent } from "../redirects/navigation-details";
import { requestEvent } from "../redirects/request-details";
import { answer } from "./answer";
import { auditFromMenu } from "./audit-from-menu";
import { auditPage } from "./audit-page";
import { createCanonicalFetcher } from "./canonical/canonical-fetcher";
import { createLinkChecker } from "./link-check/link-checker";
import { createWantedCheck } from "./link-check/wanted-check";
import { createNavigationRecorder } from "./navigation-recorder";

// Everything is registered here, at once: a browser wakes a sleeping background
// only for listeners that its first turn added.
const recorder = createNavigationRecorder();
const checker = createLinkChecker();
const wanted = createWantedCheck(checker);
const canonical = createCanonicalFetcher();
const hearAgain = onMainFrameRequests((type, details) => {
  const event = requestEvent(type, details, isFirefox);
  if (event !== null) void recorder.record(event);
});
const hearNavigations = onNavigations((type, details) => {
  const event = navigationEvent(type, details);
  if (event !== null) void recorder.record(event);
});

onAccessGranted(() => {
  hearAgain();
  hearNavigations();
  checker.accessGranted();
  void wanted.begin();
});
onAccessRevoked(() => void checker.accessRevoked());
onTabClosed((tabId) => {
  void recorder.forget(tabId);
  void forgetPrivateAudits(tabId);
});
onTabReplaced((tabId) => void recorder.forget(tabId));
onInstalled((first) => {
  void createAuditMenu();
  void showSession();
  if (first) void openWelcome();
});
onBrowserStart(() => void showSession());
onAuditMenu((tabId) => {
  hearAgain();
  void auditFromMenu(tabId, () => auditPage(tabId, recorder));
});

onMessage((received, sender) => {
  if (!isOwnPage(sender, ownIdentity())) return undefined;
  const message = parseMessage(received);
  if (message === null) return undefined;
  // The click that led to an audit grants access to this page's origin, and raises no event.
  if (message.type === "audit") hearAgain();
  return answer(message, { recorder, checker, wanted, canonical });
});

void checker.goOn();

import type { NavigationDetails, NavigationEvent } from "../model/navigation-event";
import { browser } from "./browser";

/** Our word -> the browser's event. */
const EVENTS = {
  begin: "onBeforeNavigate",
  commit: "onCommitted",
  loaded: "onCompleted",
  history: "onHistoryStateUpdated",
} as const satisfies Record<NavigationEvent["type"], string>;

type Heard = (type: NavigationEvent["type"], details: NavigationDetails) => void;

/**
 * Hears how tabs come to their documents. The permission is optional, and before
 * it is given the browser has no such events: call at the top level of the
 * background script, and the returned function when access was granted.
 */
export function onNavigations(heard: Heard): () => void {
  const listeners = Object.entries(EVENTS).map(([type, name]) => ({
    name,
    listener: (details: object): void => heard(type as NavigationEvent["type"], details as NavigationDetails),
  }));
  const add = () => {
    const { webNavigation } = browser as { webNavigation?: typeof browser.webNavigation };
    if (webNavigation === undefined) return;
    // The same function added twice is called once.
    for (const { name, listener } of listeners) webNavigation[name].addListener(listener);
  };
  add();
  return add;
}

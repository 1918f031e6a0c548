import { browser } from "./browser";

/** Register these at the top level of the background script. */
export const onTabClosed = (heard: (tabId: number) => void): void =>
  browser.tabs.onRemoved.addListener((tabId) => heard(tabId));

/** Chromium gives a prerendered page a new tab id when it takes over. */
export const onTabReplaced = (heard: (oldId: number) => void): void =>
  browser.tabs.onReplaced.addListener((_, oldId) => heard(oldId));

export const onAccessRevoked = (heard: () => void): void =>
  browser.permissions.onRemoved.addListener(() => heard());

export const onAccessGranted = (heard: () => void): void =>
  browser.permissions.onAdded.addListener(() => heard());

/** `first` is true for a new installation, false for an update. */
export const onInstalled = (heard: (first: boolean) => void): void =>
  browser.runtime.onInstalled.addListener(({ reason }) => heard(reason === "install"));

export const onBrowserStart = (heard: () => void): void =>
  browser.runtime.onStartup.addListener(() => heard());

import { browser } from "./browser";

export interface OpenTab {
  readonly id: number;
  /** Undefined where the browser does not let us see it. */
  readonly url?: string;
  readonly title?: string;
  readonly loading: boolean;
  readonly incognito: boolean;
}

const REPORT_PAGE = "src/report-page/report.html";
const WELCOME_PAGE = "src/settings/welcome.html";

/** The tab the user looks at; null where there is none (a devtools window, say). */
export async function activeTab(): Promise<OpenTab | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : openTab(tab.id);
}

/** One tab, or null when it is gone. */
export async function openTab(id: number): Promise<OpenTab | null> {
  try {
    const tab = await browser.tabs.get(id);
    return {
      id,
      ...(tab.url === undefined ? {} : { url: tab.url }),
      ...(tab.title === undefined ? {} : { title: tab.title }),
      loading: tab.status === "loading",
      incognito: tab.incognito,
    };
  } catch {
    return null;
  }
}

/** Opens the report of an audit beside the page; `hash` is a view, e.g. `#links`. */
export async function openReport(auditId: string, hash = ""): Promise<void> {
  const url = browser.runtime.getURL(`${REPORT_PAGE}?audit=${encodeURIComponent(auditId)}${hash}`);
  await browser.tabs.create({ url });
}

/** Opens what the audits of the session add up to. */
export async function openSession(): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`${REPORT_PAGE}?session`) });
}

/** Opens the page that a new installation begins with. */
export async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(WELCOME_PAGE) });
}

export async function openSettings(): Promise<void> {
  await browser.runtime.openOptionsPage();
}

/** Makes a tab the one the user looks at. */
export async function bringToFront(id: number): Promise<void> {
  const { windowId } = await browser.tabs.update(id, { active: true });
  if (windowId !== undefined) await browser.windows.update(windowId, { focused: true });
}

/** Loads the page again, so that its redirects can be recorded. */
export async function reloadTab(id: number): Promise<void> {
  await browser.tabs.reload(id);
}

/** Calls the listener when the tab starts loading or finishes; returns the way to stop. */
export function onTabNavigated(id: number, listener: (loading: boolean) => void): () => void {
  const heard = (tabId: number, change: { status?: string | undefined }) => {
    if (tabId === id && change.status !== undefined) listener(change.status === "loading");
  };
  browser.tabs.onUpdated.addListener(heard);
  return () => browser.tabs.onUpdated.removeListener(heard);
}

/** A page that loads for longer is read as far as it came. */
const LOAD_PATIENCE_MS = 30_000;

/** Loads the page again and waits until it has loaded. */
export function reloadAndWait(id: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, LOAD_PATIENCE_MS);
    const stop = onTabNavigated(id, (loading) => {
      if (!loading) finish();
    });
    reloadTab(id).catch(reject);
  });
}

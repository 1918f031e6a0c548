import { setTimeout as pause } from "node:timers/promises";
import type { BrowserDriver } from "../browser/driver";
import { waitUntil } from "../browser/wait-until";

/** What a scenario may do in its tab. */
export interface Tab {
  /** Opens an address; an error page, or a navigation that is dropped, may be the point. */
  visit(url: string): Promise<void>;
  /** Runs an expression in the page a moment later, so that the page may be gone when it has run. */
  later(expression: string): Promise<void>;
  /** Waits until the page at this path has loaded. */
  arrive(path: string): Promise<void>;
  pause(ms: number): Promise<void>;
}

export const tabOf = ({ page, open }: BrowserDriver): Tab => ({
  visit: (url) => open(url).catch(() => undefined),
  later: (expression) => page.evaluate(`void setTimeout(() => { ${expression} }, 50)`),
  arrive: async (path) => {
    const there = `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`;
    await waitUntil(path, () => page.evaluate<boolean>(there).catch(() => false), 10_000);
  },
  pause: (ms) => pause(ms),
});

const PLAIN = "http://www.example.com";
const SECURE = "https://www.example.com";

const leadsToC =
  (path: string) =>
  async (tab: Tab): Promise<void> => {
    await tab.visit(`${PLAIN}${path}`);
    await tab.arrive("/c");
  };

/** Name -> what a user does, each in a new tab. */
export const SCENARIOS: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
  "plain-chain": (tab) => tab.visit(`${PLAIN}/a#top`),
  "cached-301": async (tab) => {
    await tab.visit(`${PLAIN}/cached`);
    await tab.visit(`${PLAIN}/cached`);
  },
  hsts: async (tab) => {
    await tab.visit("https://hsts.example.com/hsts");
    await tab.visit("http://hsts.example.com/c");
  },
  "meta-refresh": leadsToC("/meta-refresh"),
  "meta-refresh-later": leadsToC("/meta-refresh-later"),
  "refresh-header": leadsToC("/refresh-header"),
  "script-replace": leadsToC("/script-replace"),
  "script-href": leadsToC("/script-href"),
  "script-late": leadsToC("/script-late"),
  "script-click": leadsToC("/script-click"),
  "push-state": async (tab) => {
    await tab.visit(`${PLAIN}/push`);
    await tab.arrive("/pushed");
  },
  "back-forward": async (tab) => {
    await tab.visit(`${PLAIN}/b`);
    await tab.visit(`${PLAIN}/d`);
    await tab.later("history.back()");
    await tab.arrive("/c");
  },
  prefetch: async (tab) => {
    await tab.visit(`${SECURE}/prefetching`);
    await tab.pause(1_000);
  },
  prerender: async (tab) => {
    await tab.visit(`${SECURE}/prerendering`);
    await tab.pause(1_000);
    await tab.later("location.href = '/b'");
    await tab.arrive("/c");
  },
  "other-host": (tab) => tab.visit(`${PLAIN}/other-host`),
  "there-and-back": (tab) => tab.visit("http://other.example.org/back-from-other"),
  loop: (tab) => tab.visit(`${PLAIN}/loop`),
  "dropped-connection": (tab) => tab.visit(`${PLAIN}/to-drop`),
  "javascript-location": async (tab) => {
    await tab.visit(`${PLAIN}/c`);
    await tab.visit(`${PLAIN}/to-javascript`);
  },
  "raw-location": (tab) => tab.visit(`${PLAIN}/raw-location`),
  interleaved: async (tab) => {
    await tab.visit(`${PLAIN}/d`);
    await tab.later("location.href = '/slow'");
    await tab.pause(300);
    await tab.visit(`${PLAIN}/b`);
  },
  "service-worker": async (tab) => {
    await tab.visit(`${SECURE}/register`);
    await tab.pause(700);
    await tab.visit(`${SECURE}/offline/moved`);
  },
};

/** With the browser's own upgrades on. */
export const UPGRADE_SCENARIOS: typeof SCENARIOS = {
  upgrade: (tab) => tab.visit("http://upgrade.example.com/to-secure"),
  "upgrade-in-chain": (tab) => tab.visit("https://upgrade.example.com/back-from-other"),
};

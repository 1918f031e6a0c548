import { describe, expect, it } from "vitest";
import type { Navigation } from "../../src/model/navigation";
import type { NavigationEvent } from "../../src/model/navigation-event";
import type { RequestEvent } from "../../src/model/request-event";
import { attachNavigation } from "../../src/redirects/attach";
import { NOTHING_RECORDED } from "../../src/redirects/recorded";
import { recordEvent } from "../../src/redirects/recorder";
import { type BrowserName, recordedEvents, SCENARIO_NAMES } from "./recorded-events";

const EVERYWHERE = { page: true, everything: true };

type Events = readonly (RequestEvent | NavigationEvent)[];

function navigationOf(browser: BrowserName, name: string, change = (events: Events) => events): Navigation {
  const { events, page } = recordedEvents(browser, name);
  if (page === null) throw new Error("no page");
  const history = change(events).reduce(recordEvent, NOTHING_RECORDED);
  return attachNavigation(history, page, EVERYWHERE, browser === "firefox").navigation;
}

/** `http://www.example.com/a 301`, with the kind where it is not http, and what is uncertain or from the cache. */
const linesOf = (navigation: Navigation): readonly string[] =>
  navigation.observed
    ? navigation.hops.map(({ url, status, kind, fromCache, uncertain }) =>
        [
          url.replace("http://www.example.com", ""),
          status ?? "-",
          ...(kind === "http" ? [] : [kind]),
          ...(uncertain === undefined ? [] : [`(${uncertain})`]),
          ...(fromCache ? ["cached"] : []),
        ].join(" "),
      )
    : [navigation.why];

const SECURE = "https://www.example.com";

/** Scenario -> the hops, the same in both browsers unless told for each. */
const EXPECTED: Readonly<
  Record<string, readonly string[] | Readonly<Record<BrowserName, readonly string[]>>>
> = {
  "plain-chain": ["/a#top 301", "/b#top 302", "/c#top 200"],
  "cached-301": ["/cached 301 cached", "/after-cached 302", "/c 200"],
  hsts: {
    chrome: ["http://hsts.example.com/c - hsts", "https://hsts.example.com/c 200"],
    firefox: ["http://hsts.example.com/c - hsts (hsts-or-upgrade)", "https://hsts.example.com/c 200"],
  },
  "meta-refresh": {
    chrome: ["/meta-refresh 200 meta-refresh (refresh-or-script)", "/b 302", "/c 200"],
    firefox: ["/meta-refresh 200 meta-refresh", "/b 302", "/c 200"],
  },
  "meta-refresh-later": ["/meta-refresh-later 200 meta-refresh", "/c 200"],
  "refresh-header": ["/refresh-header 200 refresh-header", "/b 302", "/c 200"],
  "script-replace": ["/script-replace 200 script", "/b 302", "/c 200"],
  "script-href": ["/script-href 200 script", "/b 302", "/c 200"],
  "script-late": {
    chrome: ["/script-late 200 script (refresh-or-script)", "/c 200"],
    firefox: ["/script-late 200 script", "/c 200"],
  },
  // A script clicked a link: to both browsers the same as a visitor who did.
  "script-click": ["/c 200"],
  "push-state": ["/push 200", "/pushed - history"],
  "back-forward": ["/b 302", "/c 200"],
  prefetch: [`${SECURE}/prefetching 200`],
  prerender: [`${SECURE}/b 302`, `${SECURE}/c 200`],
  "raw-location": ["/raw-location 302", "/caf%C3%A9?q=%E4 200"],
  interleaved: ["/b 302", "/c 200"],
  "javascript-location": { chrome: ["/c 200"], firefox: [] },
  "service-worker": {
    chrome: ["no-request"],
    firefox: [`${SECURE}/offline/moved - service-worker`, `${SECURE}/offline/page - service-worker`],
  },
  upgrade: {
    chrome: [
      "http://upgrade.example.com/to-secure - browser-upgrade",
      "https://upgrade.example.com/to-secure 301",
      `${SECURE}/c 200`,
    ],
    firefox: [
      "http://upgrade.example.com/to-secure - hsts (hsts-or-upgrade)",
      "https://upgrade.example.com/to-secure 301",
      `${SECURE}/c 200`,
    ],
  },
  "upgrade-in-chain": {
    chrome: ["https://upgrade.example.com/back-from-other 302", "/c - browser-upgrade", `${SECURE}/c 200`],
    firefox: [
      "https://upgrade.example.com/back-from-other 302",
      "/c - hsts (hsts-or-upgrade)",
      `${SECURE}/c 200`,
    ],
  },
};

const expectedOf = (browser: BrowserName, name: string): readonly string[] => {
  const expected = EXPECTED[name] ?? [];
  return "chrome" in expected ? expected[browser] : expected;
};

/** Those that end in a page of the site; the others are in failed-navigation.test.ts. */
const TO_A_PAGE = SCENARIO_NAMES.filter((name) => name in EXPECTED);

describe.each(["chrome", "firefox"] as const)("events recorded in %s", (browser) => {
  const names = TO_A_PAGE.filter((name) => expectedOf(browser, name).length > 0);

  it.each(names)("%s: every hop with its kind", (name) => {
    expect(linesOf(navigationOf(browser, name))).toEqual(expectedOf(browser, name));
  });

  it.each(names)("%s: the same where every event is heard twice", (name) => {
    const doubled = navigationOf(browser, name, (events) => events.flatMap((event) => [event, event]));
    expect(doubled).toEqual(navigationOf(browser, name));
  });

  it.each(names)("%s: the same where a woken background hears one kind of event after the other", (name) => {
    const kinds = (events: Events) => [...new Set(events.map(({ type }) => type))];
    const waking = navigationOf(browser, name, (events) =>
      kinds(events).flatMap((kind) => events.filter(({ type }) => type === kind)),
    );
    expect(linesOf(waking)).toEqual(linesOf(navigationOf(browser, name)));
  });

  it("reads a Location byte by byte: UTF-8 where it is, escaped where it is not", () => {
    expect(navigationOf(browser, "raw-location")).toMatchObject({
      hops: [{ location: "/caf%C3%A9?q=%E4" }, {}],
    });
  });

  it("without webNavigation, shows requests only and guesses no kind", () => {
    const onlyRequests = (events: Events) => events.filter((event) => "requestId" in event);
    for (const name of ["meta-refresh", "script-replace", "script-late"]) {
      const lines = linesOf(navigationOf(browser, name, onlyRequests));
      expect(lines.at(-1)).toBe("/c 200");
      expect(lines.filter((line) => /refresh|script/.test(line))).toEqual([]);
    }
  });
});

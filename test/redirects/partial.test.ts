import { describe, expect, it } from "vitest";
import type { NavigationEvent } from "../../src/model/navigation-event";
import type { RequestEvent } from "../../src/model/request-event";
import { attachNavigation } from "../../src/redirects/attach";
import { NOTHING_RECORDED } from "../../src/redirects/recorded";
import { recordEvent } from "../../src/redirects/recorder";
import { type BrowserName, recordedEvents } from "./recorded-events";

type Event = RequestEvent | NavigationEvent;

/** What the browser tells where only this host is permitted: its requests, and every navigation. */
const seenAt =
  (host: string) =>
  (event: Event): boolean =>
    !("requestId" in event) || new URL(event.url).host === host;

const isRequest = (event: Event): boolean => "requestId" in event;

function partly(browser: BrowserName, name: string, keep: (event: Event) => boolean, page: boolean) {
  const { events, page: document } = recordedEvents(browser, name);
  if (document === null) throw new Error("no page");
  const history = events.filter(keep).reduce(recordEvent, NOTHING_RECORDED);
  const access = { page, everything: false };
  const { navigation, response } = attachNavigation(history, document, access, browser === "firefox");
  return { navigation, response };
}

describe.each(["chrome", "firefox"] as const)(
  "a chain over a host that is not permitted, in %s",
  (browser) => {
    it("ends at the host whose answer nobody saw, and names it", () => {
      const { navigation, response } = partly(browser, "other-host", seenAt("www.example.com"), false);
      expect(navigation).toMatchObject({
        outcome: "partial",
        partial: "other.example.org",
        hops: [{ status: 301 }, { url: "http://other.example.org/c", status: null }],
      });
      expect(response).toBeNull();
    });

    it("begins at the host whose redirect nobody saw, and names it", () => {
      const { navigation, response } = partly(browser, "there-and-back", seenAt("www.example.com"), true);
      expect(navigation).toMatchObject({
        outcome: "partial",
        partial: "other.example.org",
        start: "http://other.example.org/back-from-other",
        hops: [{ status: null }, { url: "http://www.example.com/c", status: 200 }],
      });
      expect(response).toMatchObject({ status: 200 });
    });

    it("never says that there was no redirect where webNavigation is not permitted either", () => {
      const atPage = (event: Event) => isRequest(event) && seenAt("www.example.com")(event);
      const { navigation } = partly(browser, "there-and-back", atPage, true);
      expect(navigation).toMatchObject({ outcome: "partial", partial: "?", hops: [{ status: 200 }] });
    });

    it("says nothing of a page none of whose hosts is permitted", () => {
      const { navigation } = partly(browser, "plain-chain", (event) => !isRequest(event), false);
      expect(navigation).toEqual({ observed: false, why: "not-permitted" });
    });
  },
);

import { describe, expect, it } from "vitest";
import { failedNavigation } from "../../src/redirects/failed-navigation";
import { NOTHING_RECORDED } from "../../src/redirects/recorded";
import { recordEvent } from "../../src/redirects/recorder";
import { type BrowserName, recordedEvents } from "./recorded-events";

const failed = (browser: BrowserName, name: string, tabUrl: string) =>
  failedNavigation(recordedEvents(browser, name).events.reduce(recordEvent, NOTHING_RECORDED), tabUrl);

const SITE = "http://www.example.com";

describe.each(["chrome", "firefox"] as const)("an error page in %s", (browser) => {
  it("has the loop that led to it: the twenty redirects the browser followed", () => {
    // Chromium shows the address it gave up at, Firefox the one it asked for last.
    const chain = failed(browser, "loop", `${SITE}${browser === "chrome" ? "/loop-back" : "/loop"}`);
    expect(chain).toMatchObject({ outcome: "loop", start: `${SITE}/loop` });
    expect(chain?.hops.map(({ status }) => status)).toEqual(Array(browser === "chrome" ? 20 : 21).fill(302));
  });

  it("has the redirect to the connection that was dropped", () => {
    expect(failed(browser, "dropped-connection", `${SITE}/drop`)).toMatchObject({
      outcome: "network-error",
      hops: [
        { status: 302, location: "/drop" },
        { url: `${SITE}/drop`, status: null },
      ],
    });
  });

  it("has no chain of a page that loaded, and none that led elsewhere", () => {
    expect(failed(browser, "plain-chain", `${SITE}/c`)).toBeNull();
    expect(failed(browser, "loop", `${SITE}/other`)).toBeNull();
  });
});

it("has the Location that Firefox refuses", () => {
  expect(failed("firefox", "javascript-location", `${SITE}/to-javascript`)).toMatchObject({
    outcome: "bad-location",
    hops: [{ status: 302, location: "javascript:alert(1)" }],
  });
});

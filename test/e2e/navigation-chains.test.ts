import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { waitUntil } from "../../scripts/browser/wait-until";
import { auditOpen } from "./audit";
import { onTheRoad, readPopup } from "./navigation-stage";

const PLAIN = "http://www.example.com";
const SECURE = "https://www.example.com";

onTheRoad("the way to a page", { openHosts: true }, (stage, name) => {
  const { visit, later, arrive, look, launched } = stage;

  /** Each spec has a tab of its own, so that no chain of another one could be shown. */
  const afresh = async (url: string) => {
    await launched().driver.newTab();
    await visit(url);
  };

  it("carries a fragment over redirects, and shows that of a Location", async () => {
    await afresh(`${PLAIN}/frag#sec`);
    expect((await look()).hops).toEqual([`302 ${PLAIN}/frag#sec`, `200 ${PLAIN}/target#sec`]);
    await visit(`${PLAIN}/frag-own#sec`);
    expect((await look()).hops).toEqual([`302 ${PLAIN}/frag-own#sec`, `200 ${PLAIN}/target#own`]);
  });

  it("follows a Location of raw bytes to where the browser went", async () => {
    await afresh(`${PLAIN}/raw-location`);
    expect((await look()).hops).toEqual([`302 ${PLAIN}/raw-location`, `200 ${PLAIN}/caf%C3%A9?q=%E4`]);
  });

  it("says from cache of the one hop that was", async () => {
    await afresh(`${PLAIN}/cached`);
    await visit(`${PLAIN}/cached`);
    expect((await look()).hops).toEqual([
      `301 ${PLAIN}/cached (from cache)`,
      `302 ${PLAIN}/after-cached`,
      `200 ${PLAIN}/c`,
    ]);
  });

  it("calls HSTS no answer of a server", async () => {
    await afresh("https://hsts.example.com/hsts");
    await visit("http://hsts.example.com/c");
    const { hops, kinds } = await look();
    expect(kinds).toEqual(["hsts", "http"]);
    expect(hops[0]).toMatch(/^– http:\/\/hsts\.example\.com\/c .*not a server redirect$/);
    expect(
      stage
        .server()
        .log.to("hsts.example.com/c")
        .map(({ scheme }) => scheme),
    ).toEqual(["https"]);
  });

  it.each([
    ["meta-refresh", "meta-refresh", /meta refresh/],
    ["refresh-header", "refresh-header", /Refresh header after 0 s/],
    ["script-replace", "script", /script, not a server redirect/],
  ])("joins the chains before and after a %s", async (path, kind, words) => {
    await afresh(`${PLAIN}/${path}`);
    await arrive("/c");
    const { hops, kinds } = await look();
    expect(kinds).toEqual([kind, "http", "http"]);
    expect(hops[0]).toMatch(words);
    expect(hops.slice(1)).toEqual([`302 ${PLAIN}/b`, `200 ${PLAIN}/c`]);
  });

  it("calls a page that only loads itself again no redirect", async () => {
    await afresh(`${PLAIN}/reloading`);
    const log = stage.server().log;
    await waitUntil("the second load", () => log.to("www.example.com/reloading").length === 2);
    await arrive("/reloading");
    await pause(200);
    expect(await look()).toMatchObject({ hops: [`200 ${PLAIN}/reloading`], outcome: "ok" });
  });

  it("shows the page's own chain beside a prefetch", async () => {
    await afresh(`${SECURE}/prefetching`);
    if (name === "chrome")
      await waitUntil("the prefetch", () => stage.server().log.to("www.example.com/a").length > 0);
    expect((await look()).hops).toEqual([`200 ${SECURE}/prefetching`]);
  });

  it("shows a prerendered page the chain of its prerender", async () => {
    await afresh(`${SECURE}/prerendering`);
    await pause(700);
    await later("location.href = '/b'");
    await arrive("/c");
    expect((await look()).hops).toEqual([`302 ${SECURE}/b`, `200 ${SECURE}/c`]);
  });

  it("gives a page that came back its own chain again, and none of the page before", async () => {
    await afresh(`${PLAIN}/b`);
    await visit(`${PLAIN}/d`);
    await later("history.back()");
    await arrive("/c");
    expect((await look()).hops).toEqual([`302 ${PLAIN}/b`, `200 ${PLAIN}/c`]);
  });

  it("tells where the document was loaded from when a script changed its address", async () => {
    await afresh(`${PLAIN}/push`);
    await arrive("/pushed");
    const { hops, kinds } = await look();
    expect(kinds).toEqual(["http", "history"]);
    expect(hops[0]).toBe(`200 ${PLAIN}/push`);
    expect(hops[1]).toMatch(/^– .*\/pushed address changed by a script, no request$/);
  });

  it("says no request where a worker of the site answered", async () => {
    await afresh(`${SECURE}/register`);
    await waitUntil("the worker", () =>
      launched().driver.page.evaluate<boolean>("document.title === 'Ready'"),
    );
    await visit(`${SECURE}/offline/page`);
    const { kinds, text } = await look();
    if (name === "chrome") expect(text).toMatch(/came without a request/);
    else expect(kinds).toEqual(["service-worker"]);
    expect(text).not.toMatch(/No redirect/);
  });

  it("shows the loop behind an error page, and takes it away as CSV", async () => {
    await afresh(`${PLAIN}/loop`);
    const popup = await launched().driver.clickAction();
    const { hops, outcome, text } = await readPopup(popup);
    expect(outcome).toBe("loop");
    expect(hops[0]).toBe(`302 ${PLAIN}/loop`);
    expect(text).toMatch(/1[45] more hops/);
    await popup.click("[data-testid=copy-chain]");
    await waitUntil("the copy", () =>
      popup.evaluate<boolean>(
        "document.querySelector('[data-testid=redirects]').innerText.includes('Copied')",
      ),
    );
  });

  it("shows the redirect that led to a dropped connection", async () => {
    await afresh(`${PLAIN}/to-drop`);
    expect(await look()).toMatchObject({
      hops: [`302 ${PLAIN}/to-drop`, `– ${PLAIN}/drop`],
      outcome: "network-error",
    });
  });

  it("shows no chain of a navigation that was given up, whatever ran beside it", async () => {
    await afresh(`${PLAIN}/d`);
    await later("location.href = '/slow'");
    await waitUntil("the slow request", () => stage.server().log.to("www.example.com/slow").length > 0);
    await visit(`${PLAIN}/b`);
    expect((await look()).hops).toEqual([`302 ${PLAIN}/b`, `200 ${PLAIN}/c`]);
    await visit(`${PLAIN}/to-mailto`);
    expect((await look()).hops).toEqual([`302 ${PLAIN}/b`, `200 ${PLAIN}/c`]);
  });

  it("keeps no cookie, neither in what it stores nor in what it exports", async () => {
    await afresh(`${PLAIN}/crumb`);
    const { raw } = await auditOpen(launched());
    expect(JSON.parse(raw("report.json"))).toMatchObject({ navigation: { hops: [{ status: 302 }, {}] } });
    expect(raw("report.json")).not.toContain("secret-crumb");
    const popup = await launched().driver.clickAction();
    await popup.click("[data-testid=open-report]");
    const report = await launched().driver.reportTab();
    const stored = await report.evaluate<string>(
      "chrome.storage.session.get(null).then((all) => JSON.stringify(all))",
    );
    await launched().driver.closeReportTabs();
    expect(stored).toContain("/crumb");
    expect(stored).not.toContain("secret-crumb");
  });

  it("records a navigation that wakes the background", async () => {
    await launched().driver.newTab();
    await launched().driver.stopBackground();
    await visit(`${PLAIN}/a`);
    expect((await look()).hops).toEqual([`301 ${PLAIN}/a`, `302 ${PLAIN}/b`, `200 ${PLAIN}/c`]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import type { Launched } from "../../scripts/browser/launch";
import { grantHistory } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import type { CheckProgress } from "../../src/model/check";
import { launchFor } from "./browsers";
import { auditLinks, checkAll, checkLinks, send, verdictOf } from "./link-check";
import { type RedirectServer, startRedirectServer } from "./redirect-server/server";

const LINKS = ["/chain/a", "/to-other-host", "http://other.example.org/x"];

const contains = (report: Surface, origin: string) =>
  report.evaluate<boolean>(`(globalThis.browser ?? chrome).permissions.contains({ origins: ['${origin}'] })`);

let server: RedirectServer;
let launched: Launched;

const startWith = (name: "chrome" | "firefox") => async () => {
  server = await startRedirectServer();
  launched = await launchFor(name, { openHosts: false, hosts: server.hosts });
};

async function end(): Promise<void> {
  await launched?.close();
  await server?.close();
}

/** The click on the toolbar button alone lets us fetch, but shows no events of it. */
async function asksNobody(): Promise<void> {
  const found = await auditLinks(launched, server, LINKS, checkLinks(LINKS.length));
  for (const link of LINKS) {
    const verdict = verdictOf(found, link);
    expect(verdict.outcome).toBe("partial");
    expect(verdict.skipped).toMatch(/^no access to /);
    expect(verdict.hops).toEqual([]);
  }
  expect(server.log.asked()).toEqual([]);
}

describe("a check without permission, in chrome", () => {
  beforeAll(startWith("chrome"));
  afterAll(end);

  it("asks nobody, though the click would let it, and says so", asksNobody);
});

describe("a check without permission, in firefox", () => {
  beforeAll(startWith("firefox"));
  afterAll(end);

  it("asks nobody, though the click would let it, and says so", asksNobody);

  it("asks for the hosts of the links alone, and shows but does not follow a way to another", async () => {
    const found = await auditLinks(launched, server, LINKS, async (report) => {
      await checkAll(report);
      expect(await contains(report, "http://www.example.com/*")).toBe(true);
      expect(await contains(report, "http://other.example.org/*")).toBe(false);
    });
    expect(verdictOf(found, "/chain/a").hops.map(({ status }) => status)).toEqual([301, 302, 200]);
    expect(verdictOf(found, "/to-other-host")).toMatchObject({
      outcome: "partial",
      hops: [{ status: 302 }],
      finalUrl: "http://other.example.org/t",
      skipped: "no access to other.example.org",
    });
    expect(server.log.to("other.example.org")).toEqual([]);
    const chain = found.csv("redirect-chains.csv").find((row) => row["Address"]?.endsWith("/to-other-host"));
    expect([chain?.["Final Status Code"], chain?.["Number of Redirects"]]).toEqual(["", "1"]);
  });

  it("offers the host where a chain stopped, and follows it once that is allowed", async () => {
    const found = await auditLinks(launched, server, LINKS, async (report) => {
      await checkAll(report);
      await report.click("[data-testid=check-left-over]");
      await waitUntil("the host to be asked", () => server.log.to("other.example.org/t").length > 0);
      await checkLinks(0)(report);
    });
    expect(verdictOf(found, "/to-other-host")).toMatchObject({ outcome: "redirected" });
  });

  it("stops at once when access is withdrawn, keeps what is done, and says why", async () => {
    const slow = [...Array(12).keys()].map((n) => `/two-seconds?n=${n}`);
    await auditLinks(
      launched,
      server,
      slow,
      checkLinks(slow.length, async (report) => {
        await waitUntil("some requests", () => server.log.to("www.example.com/two").length >= 2);
        await report.evaluate(
          "(globalThis.browser ?? chrome).permissions.remove({ origins: ['http://www.example.com/*', 'https://www.example.com/*'] })",
        );
        const stopped = await waitUntil("the check to stop", async () => {
          const progress = await send<CheckProgress>(report, "type: 'check-progress'");
          return progress.state === "paused" ? progress : null;
        });
        expect(stopped.stopped).toBe("access-withdrawn");
        const asked = server.log.all.length;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        expect(server.log.all.length).toBe(asked);
      }),
    );
  });

  it("begins a check whose prompt is answered when the page that asked is gone", async () => {
    await auditLinks(launched, server, ["/chain/a"], async (report) => {
      await send(report, "type: 'check-wanted', choice: { kind: 'in-scope' }");
    });
    expect(server.log.asked()).toEqual([]);
    await grantHistory(launched.driver);
    await waitUntil("the check", () => server.log.to("www.example.com/chain/c").length > 0);
    expect(server.log.to("www.example.com/chain/")).toHaveLength(3);
  });
});

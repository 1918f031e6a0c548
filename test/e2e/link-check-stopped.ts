import { expect, it } from "vitest";
import type { Surface } from "../../scripts/browser/driver";
import { waitUntil } from "../../scripts/browser/wait-until";
import type { CheckProgress } from "../../src/model/check";
import { auditLinks, checkLinks, type LinkCheckStage, send } from "./link-check";

const KILLS = 4;

const LINKS = [
  ...Array.from({ length: 24 }, (_, n) => `/to/301/to/302/page-${n}`),
  ...Array.from({ length: 12 }, (_, n) => `/status/404?n=${n}`),
  ...Array.from({ length: 2 }, (_, n) => `/two-seconds?n=${n}`),
  "/loop/a",
  "/loop/b",
  "/logout",
];

/** A background that is stopped while it is asked never answers: then it is asked again. */
async function progressOf(report: Surface): Promise<CheckProgress> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), 2_000));
  const asked = send<CheckProgress>(report, "type: 'check-progress'").catch(() => null);
  return (await Promise.race([asked, patience])) ?? progressOf(report);
}

/** A check goes on where it was, whatever becomes of the background that runs it. */
export function stoppedSpecs({ launched, server, name }: LinkCheckStage): void {
  it("changes no verdict, and gives each address one", async () => {
    let stops = 0;
    const found = await auditLinks(
      launched(),
      server(),
      LINKS,
      checkLinks(LINKS.length, async (report) => {
        for (let kill = 1; kill <= KILLS; kill++) {
          const wanted = Math.floor((kill * LINKS.length) / (KILLS + 2));
          await waitUntil("the next stop", async () => (await progressOf(report)).checked >= wanted);
          await launched().driver.stopBackground();
          stops += 1;
        }
      }),
    );
    expect(stops).toBe(KILLS);
    const { redirects } = found.report;
    expect(redirects.map(({ start }) => start).toSorted()).toEqual(
      LINKS.map((link) => `http://www.example.com${link}`).toSorted(),
    );
    const counts = new Map<string, number>();
    for (const { outcome } of redirects) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      redirected: 24,
      "client-error": 12,
      ok: 2,
      loop: 2,
      skipped: 1,
    });
    expect(server().log.to("www.example.com/logout")).toEqual([]);
  });

  // Chromium stops an idle worker after half a minute, Firefox here after three seconds.
  it.runIf(name === "firefox")("is not stopped as idle while a server is slow and nobody looks", async () => {
    const slow = ["/five-seconds?n=1", "/five-seconds?n=2"];
    await auditLinks(
      launched(),
      server(),
      slow,
      checkLinks(slow.length, async (report) => {
        await new Promise((resolve) => setTimeout(resolve, 6_500));
        // The first look since it began: a stopped background would be woken by it, with nothing done.
        expect(await progressOf(report)).toMatchObject({ state: "done", checked: 2 });
        expect(server().log.to("www.example.com/five-seconds")).toHaveLength(2);
      }),
    );
  });

  it("stops at a pause, goes on when told, and forgets what is cancelled", async () => {
    const links = [...Array(30).keys()].map((n) => `/to/302/quick-${n}`);
    await auditLinks(
      launched(),
      server(),
      links,
      checkLinks(links.length, async (report) => {
        await send(report, "type: 'check-control', action: 'pause'");
        const paused = await progressOf(report);
        expect(paused.state).toBe("paused");
        const asked = server().log.all.length;
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(server().log.all.length).toBe(asked);
        await send(report, "type: 'check-control', action: 'resume'");
        await waitUntil(
          "the check to go on",
          async () => (await progressOf(report)).checked > paused.checked,
        );
        await send(report, "type: 'check-control', action: 'cancel'");
        expect((await progressOf(report)).state).toBe("cancelled");
      }),
    );
  });
}

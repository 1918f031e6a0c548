import { afterAll, beforeAll, expect, it } from "vitest";
import { auditPage } from "../../scripts/audit/audit-page";
import { lookAgain, type Wanted } from "../../scripts/audit/look-again";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { exported } from "./audit";
import { inBrowsers } from "./browsers";
import { type CanonicalServer, startCanonicalServer } from "./canonical-server";
import { OF_LOOKS, SPECS } from "./canonical-specs";

inBrowsers("a second look at canonicals", { openHosts: true, offline: true }, ({ launched }) => {
  let server: CanonicalServer;
  beforeAll(async () => {
    server = await startCanonicalServer();
  });
  afterAll(() => server.close());

  /** Presses a button of the canonical view, and answers with what was said and what was asked for. */
  async function look(report: Surface, wanted: Wanted) {
    server.taken();
    const sentence = await lookAgain(report, wanted);
    const asked = server.taken();
    // Nothing of the user's goes out with a request of ours.
    for (const { headers } of asked)
      expect([headers.cookie, headers.referer, headers.origin]).toEqual([undefined, undefined, undefined]);
    return { sentence, asked: asked.map(({ path }) => path) };
  }

  it("switches a check on that is off by default, in report, export and popup, and off again", async () => {
    const { driver } = launched();
    const box = "[data-testid=check-broken-bookmark]";
    const openChecks = async (report: Surface) => {
      await report.evaluate("(location.hash = '#findings', true)");
      await waitUntil("the switches", () =>
        report.evaluate<boolean>(
          "(document.querySelector('[data-testid=optional-checks]')?.setAttribute('open', ''), document.querySelector('[data-testid=optional-checks]') !== null)",
        ),
      );
    };
    const toggle = async (report: Surface, on: boolean) => {
      await openChecks(report);
      await report.click(box);
      await waitUntil("the report to follow", () =>
        report.evaluate<boolean>(
          `document.querySelector('${box}').checked === ${on} && document.body.innerText.includes('In-page links name') === ${on}`,
        ),
      );
    };
    const job = { id: null, target: `${server.origin}/bookmarks` };
    const files = await auditPage(launched(), job, (report) => toggle(report, true));
    const { report, raw } = exported(files);
    expect(report.findings.map(({ check }) => check)).toContain("broken-bookmark");
    expect(raw("findings.csv")).toContain("#nowhere");
    const popup = await driver.clickAction();
    await popupState(popup);
    expect(await popup.evaluate("document.querySelector('[data-testid=findings]').innerText")).toContain(
      "In-page links name 1 fragment",
    );
    await driver.closePopup();
    const again = await auditPage(launched(), job, (opened) => toggle(opened, false));
    expect(exported(again).report.findings.map(({ check }) => check)).not.toContain("broken-bookmark");
  });

  it.each(SPECS)("$path", async (spec) => {
    const { path, changes = ["same"], servedAsked = [path], targetAsked = [], findings = {} } = spec;
    const job = { id: null, target: `${server.origin}${path}` };
    const files = await auditPage(launched(), job, async (report) => {
      const served = await look(report, "served");
      expect(served.sentence).toMatch(spec.served);
      expect(served.asked).toEqual(servedAsked);
      const target = await look(report, "target");
      if (spec.target === null) expect(target.sentence).toBeNull();
      else expect(target.sentence).toMatch(spec.target);
      expect(target.asked).toEqual(targetAsked);
    });
    const { canonical } = exported(files).report;
    expect(canonical.served?.rows.map(({ change }) => change)).toEqual(changes);
    for (const [check, said] of Object.entries(findings))
      expect(canonical.findings.find((one) => one.check === check)?.message).toMatch(said);
    const reported = canonical.findings.map(({ check }) => check).filter((check) => OF_LOOKS.test(check));
    expect(reported.filter((check) => findings[check] === undefined)).toEqual([]);
  });
});

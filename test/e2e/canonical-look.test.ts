import { afterAll, beforeAll, expect, it } from "vitest";
import { auditPage } from "../../scripts/audit/audit-page";
import { lookAgain, type Wanted } from "../../scripts/audit/look-again";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { exported } from "./audit";
import { inBrowsers } from "./browsers";
import { type CanonicalServer, startCanonicalServer } from "./canonical-server";

interface Spec {
  readonly path: string;
  /** The served HTML: what is said of it, and what became of each canonical. */
  readonly served: RegExp;
  readonly changes?: readonly string[];
  readonly servedAsked?: readonly string[];
  /** The canonical's address: what is said of it, and what was asked for; null where there is none. */
  readonly target: RegExp | null;
  readonly targetAsked?: readonly string[];
  /** Check -> what its finding must say. */
  readonly findings?: Readonly<Record<string, RegExp>>;
}

const SAME = /has the same canonicals/;

const SPECS: readonly Spec[] = [
  // A redirect is no script: the document came from where it stands, in an encoding of its own.
  {
    path: "/redirected",
    served: SAME,
    servedAsked: ["/latin?q=%FC"],
    target: /holds: it answers 200 .* names itself/,
    targetAsked: ["/latin?q=%FC"],
  },
  {
    path: "/changed",
    served: /scripts changed 1 canonical\./,
    changes: ["changed"],
    target: /does not hold: it answers 404/,
    targetAsked: ["/nowhere"],
    findings: { "script-changed-canonical": /\/nowhere/, "broken-canonical": /404/ },
  },
  {
    path: "/added",
    served: /scripts added 1 canonical\./,
    changes: ["added"],
    target: /does not hold: it redirects to .*\/same \(301\)/,
    targetAsked: ["/moved", "/same"],
    findings: { "script-added-canonical": /\/moved/, "redirecting-canonical": /301/ },
  },
  {
    path: "/removed",
    served: /scripts removed 1 canonical\./,
    changes: ["removed"],
    target: null,
    findings: { "script-removed-canonical": /\/removed/ },
  },
  {
    path: "/closed-head",
    served: SAME,
    target: null,
    findings: { "canonical-outside-head": /written in the head, which <iframe> closed/ },
  },
  // An image in a noscript ends the head only for a parser that knows no scripts.
  {
    path: "/noscript",
    served: SAME,
    changes: ["same", "same"],
    target: /forbids its indexing \(X-Robots-Tag/,
    targetAsked: ["/hidden"],
    findings: { "noindexed-canonical": /X-Robots-Tag/ },
  },
  {
    path: "/busy",
    served: SAME,
    target: /forbids its indexing \(meta robots/,
    targetAsked: ["/noindex"],
    findings: { "noindexed-canonical": /meta robots/ },
  },
  // What a login form says is not compared.
  {
    path: "/wall",
    served: /the request ended at .*\/login, which is another page/,
    changes: [],
    servedAsked: ["/wall", "/login"],
    target: /leads in a circle back to .*\/wall/,
    targetAsked: ["/loop-b"],
    findings: { "canonical-loop": /name each other/ },
  },
  {
    path: "/chain-a",
    served: SAME,
    target: /names http.*\/chain-c as canonical/,
    targetAsked: ["/chain-b", "/chain-c"],
    findings: { "canonical-chain": /\/chain-c/ },
  },
  {
    path: "/to-private",
    served: SAME,
    target: /was not verified: private address/,
    targetAsked: [],
  },
  // Found without any recording: the document knows where it came from.
  {
    path: "/spa",
    served: /could not be fetched again \(answer 404\)/,
    changes: [],
    servedAsked: ["/spa/next"],
    target: /holds/,
    targetAsked: ["/spa"],
    findings: { "stale-canonical": /\/spa\/next/ },
  },
];

/** Checks that only a second look can carry out. */
const OF_LOOKS = /^(script-|stale-|canonical-(chain|loop)|broken-|failing-|redirecting-|noindexed-)/;

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

import { expect, it } from "vitest";
import { download } from "../../scripts/browser/downloads";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { DEFAULT_POLICY } from "../../src/model/policy";
import type { AuditReport } from "../../src/model/report";
import { parseCsv } from "./audit";
import { inBrowsers } from "./browsers";
import {
  API,
  AS_PRIVATE,
  afterChanges,
  choose,
  command,
  exported,
  LISTED,
  openReport,
  PRIVATE_STATE,
  pages,
  STATE,
  textOf,
} from "./policy-desk";

inBrowsers("the rules of a site", { openHosts: true, offline: true }, (stage, name) => {
  it("changed in the report hold in popup, report, tables and command line, and are undone to the letter", async () => {
    const { driver, downloadDir } = stage.launched();
    const { report } = await openReport(stage);
    const before = { state: await report.evaluate<string>(STATE), ...(await exported(stage, report)) };
    expect(await textOf(report, "rule-trailing-slash")).toMatch(/product\/42\/? →[\s\S]*merge: \d+ → \d+/);

    await report.click("[data-testid=switch-trailing-slash]");
    await afterChanges(report, 1);
    await report.click("[data-testid=switch-path-case]");
    await afterChanges(report, 2);
    const changed = await exported(stage, report);
    const json = JSON.parse(changed.json) as AuditReport;
    expect(json.policy).toEqual({ ...DEFAULT_POLICY, trailingSlash: true, pathCase: true });
    expect(json.totals.distinctKeys).toBe((JSON.parse(before.json) as AuditReport).totals.distinctKeys - 2);
    expect(parseCsv(changed.csv).length).toBeGreaterThan(parseCsv(before.csv).length);

    const { bytes } = await download(downloadDir, () => report.click("[data-testid=policy-export]"));
    const file = new TextDecoder().decode(bytes);
    expect(JSON.parse(file)).toEqual(json.policy);
    // The command is the same in both browsers; its own tests run it in Firefox.
    if (name === "chrome") expect(pages(await command(`${stage.shop().origin}/`, file))).toEqual(pages(json));

    const popup = await driver.clickAction();
    await popupState(popup);
    expect(Number(await textOf(popup, "countDuplicates"))).toBe(json.totals.duplicates);
    await driver.closePopup();

    await report.click("[data-testid=policy-undo]");
    await afterChanges(report, 1);
    await report.click("[data-testid=policy-undo]");
    await afterChanges(report, 0);
    expect(await report.evaluate<string>(STATE)).toBe(before.state);
    expect(await exported(stage, report)).toEqual({ json: before.json, csv: before.csv });
    await report.click("[data-testid=policy-redo]");
    await afterChanges(report, 1);
    await report.click("[data-testid=policy-redo]");
    await afterChanges(report, 2);
    expect(await exported(stage, report)).toEqual(changed);
    await driver.closeReportTabs();
  });

  it("are refused with the field named where the file is broken, and nothing is lost", async () => {
    const { driver } = stage.launched();
    const { report } = await openReport(stage);
    const before = await report.evaluate<string>(STATE);
    for (const [content, sentence] of [
      ['{"schema":1,"www":"yes"}', /^rules\.json cannot be used: www must be true or false\./],
      ['{"schema":2}', /^rules\.json cannot be used: schema must be 1/],
      ['{"schema":1', /^rules\.json is not a JSON file\./],
    ] as const) {
      await report.evaluate(choose("rules.json", content));
      await waitUntil("a refusal", async () => sentence.test(await textOf(report, "policy-said")));
      expect(await report.evaluate<string>(STATE)).toBe(before);
    }
    await report.evaluate(choose("mended.json", '{"schema":1,"www":true}'));
    await afterChanges(report, 1);
    expect(await textOf(report, "policy-said")).toMatch(/mended\.json/);
    await report.click("[data-testid=policy-undo]");
    await afterChanges(report, 0);
    expect(await report.evaluate<string>(STATE)).toBe(before);
    await driver.closeReportTabs();
  });

  it("follow a suspicion and a parameter with one click", async () => {
    const { driver } = stage.launched();
    const { report } = await openReport(stage);
    await report.click("[data-testid=view-suspected]");
    await report.click("[data-testid=switch-rule-on]");
    await afterChanges(report, 1);
    await report.click("[data-testid=view-parameters]");
    await report.click("[data-testid=parameter-drop]");
    await afterChanges(report, 2);
    const { record } = JSON.parse(await report.evaluate<string>(STATE)) as {
      record: { context: { policy: typeof DEFAULT_POLICY } };
    };
    expect(record.context.policy.drop).toHaveLength(1);
    await report.click("[data-testid=policy-undo]");
    await report.click("[data-testid=policy-undo]");
    await afterChanges(report, 0);
    await driver.closeReportTabs();
  });

  it("of a private window change its own report, and nothing is kept", async () => {
    const { driver } = stage.launched();
    const { report } = await openReport(stage);
    await report.evaluate(AS_PRIVATE);
    await waitUntil("the private report", () =>
      report.evaluate<boolean>(`location.search.includes('private-') && ${LISTED}`).catch(() => false),
    );
    expect(await textOf(report, "policy-page")).toMatch(/private window/);
    const before = JSON.parse(await report.evaluate<string>(PRIVATE_STATE)) as object;
    await report.click("[data-testid=switch-www]");
    await afterChanges(report, 1);
    expect(JSON.parse(await report.evaluate<string>(PRIVATE_STATE))).toEqual({ ...before, www: true });
    await report.click("[data-testid=policy-undo]");
    await afterChanges(report, 0);
    expect(JSON.parse(await report.evaluate<string>(PRIVATE_STATE))).toEqual({ ...before, www: false });
    await driver.closeReportTabs();
  });

  it("that are kept and broken are said to be, and the audit goes on", async () => {
    const { driver } = stage.launched();
    const { report } = await openReport(stage);
    await report.evaluate(
      `${API}.storage.local.set({ policy: { schema: 1, https: 'maybe' } }).then(() => true)`,
    );
    await driver.closeReportTabs();
    const popup = await driver.clickAction();
    await popupState(popup);
    expect(await textOf(popup, "broken-policy")).toMatch(
      /all sites cannot be read: https must be true or false/,
    );
    await driver.closePopup();
  });
});

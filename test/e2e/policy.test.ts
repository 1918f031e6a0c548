import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { download } from "../../scripts/browser/downloads";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import { DEFAULT_POLICY } from "../../src/model/policy";
import type { AuditReport } from "../../src/model/report";
import { parseCsv } from "./audit";
import { inBrowsers, type Stage } from "./browsers";

const API = "(globalThis.browser ?? chrome)";

/** What is kept in the browser of rules, and in the audit. */
const STATE = `(async () => {
  const kept = await ${API}.storage.local.get(null);
  const rules = Object.entries(kept).filter(([key]) => key.startsWith('policy')).sort();
  const id = new URLSearchParams(location.search).get('audit');
  const record = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('canonical-lens');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('audits').objectStore('audits').get(id);
      reading.onsuccess = () => { opening.result.close(); resolve(reading.result.record); };
    };
  });
  return JSON.stringify({ rules, record });
})()`;

const textOf = (surface: Surface, testid: string) =>
  surface.evaluate<string>(`document.querySelector('[data-testid="${testid}"]')?.innerText ?? ''`);

/** Waits until so many changes of the rules are in force and the report is built. */
const afterChanges = (report: Surface, count: number) =>
  waitUntil(`${count} changes`, () =>
    report.evaluate<boolean>(
      `document.querySelector('[data-testid=last-change]')?.dataset.changes === '${count}'
        && document.querySelector('.building') === null`,
    ),
  );

async function openReport({ launched, shop }: Stage): Promise<{ report: Surface }> {
  const { driver } = launched();
  await driver.open(`${shop().origin}/`);
  const popup = await driver.clickAction();
  await popupState(popup);
  await popup.click("[data-testid=open-report]");
  const report = await driver.reportTab();
  await report.click("[data-testid=view-policy]");
  await waitUntil("the rules", () =>
    report.evaluate<boolean>("document.querySelector('[data-testid=policy-page]') !== null"),
  );
  return { report };
}

async function exported({ launched }: Stage, report: Surface) {
  const { bytes } = await download(launched().downloadDir, () => report.click("[data-testid=export-zip]"));
  const text = (name: string) => new TextDecoder().decode(unzipSync(bytes)[name]);
  return { json: text("report.json"), csv: text("duplicate-groups.csv") };
}

const choose = (name: string, content: string) => `(() => {
  const files = new DataTransfer();
  files.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
  const input = document.querySelector('[data-testid=policy-file]');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})()`;

async function command(url: string, policy: string): Promise<AuditReport> {
  const cwd = mkdtempSync(join(tmpdir(), "canonical-lens-policy-"));
  try {
    writeFileSync(join(cwd, "policy.json"), policy);
    const args = [resolve("scripts/start.mjs"), url, "--out", "o", "--policy", "policy.json"];
    const child = spawn(process.execPath, args, { env: { ...process.env, INIT_CWD: cwd }, stdio: "ignore" });
    const code = await new Promise((done) => child.once("close", done));
    if (code !== 0) throw new Error(`the command ended with ${code}`);
    return JSON.parse(readFileSync(join(cwd, "o", "report.json"), "utf8")) as AuditReport;
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

const pages = ({ policy, totals, groups, suspected, parameters }: AuditReport) => ({
  policy,
  totals,
  groups,
  suspected,
  parameters,
});

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

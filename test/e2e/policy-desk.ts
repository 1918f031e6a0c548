import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { unzipSync } from "fflate";
import { download } from "../../scripts/browser/downloads";
import type { Surface } from "../../scripts/browser/driver";
import { popupState } from "../../scripts/browser/popup";
import { waitUntil } from "../../scripts/browser/wait-until";
import type { AuditReport } from "../../src/model/report";
import type { Stage } from "./browsers";

export const API = "(globalThis.browser ?? chrome)";

/** What is kept in the browser of rules, and in the audit. */
export const STATE = `(async () => {
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

/** Opens the same audit as if a private window had made it: in memory, under an id that says so. */
export const AS_PRIVATE = `(async () => {
  const { record } = JSON.parse(await ${STATE});
  const id = 'private-' + record.id;
  await ${API}.storage.session.set({ ['audit:' + id]: { ...record, id } });
  setTimeout(() => location.assign('?audit=' + id + '#policy'), 0);
  return true;
})()`;

/** The policy of a private audit, and the rules that are kept on disk. */
export const PRIVATE_STATE = `(async () => {
  const key = 'audit:' + new URLSearchParams(location.search).get('audit');
  const record = (await ${API}.storage.session.get(key))[key];
  const kept = Object.entries(await ${API}.storage.local.get(null)).filter(([name]) => name.startsWith('policy'));
  return JSON.stringify({ www: record.context.policy.www, kept });
})()`;

/** The view of rules is there. */
export const LISTED = "document.querySelector('[data-testid=policy-page]') !== null";

export const textOf = (surface: Surface, testid: string) =>
  surface.evaluate<string>(`document.querySelector('[data-testid="${testid}"]')?.innerText ?? ''`);

/** Waits until so many changes of the rules are in force and the report is built. */
export const afterChanges = (report: Surface, count: number) =>
  waitUntil(`${count} changes`, () =>
    report.evaluate<boolean>(
      `document.querySelector('[data-testid=last-change]')?.dataset.changes === '${count}'
        && document.querySelector('.building') === null`,
    ),
  );

export async function openReport({ launched, shop }: Stage): Promise<{ report: Surface }> {
  const { driver } = launched();
  await driver.open(`${shop().origin}/`);
  const popup = await driver.clickAction();
  await popupState(popup);
  await popup.click("[data-testid=open-report]");
  const report = await driver.reportTab();
  await report.click("[data-testid=view-policy]");
  await waitUntil("the rules", () => report.evaluate<boolean>(LISTED));
  return { report };
}

export async function exported({ launched }: Stage, report: Surface) {
  const { bytes } = await download(launched().downloadDir, () => report.click("[data-testid=export-zip]"));
  const text = (name: string) => new TextDecoder().decode(unzipSync(bytes)[name]);
  return { json: text("report.json"), csv: text("duplicate-groups.csv") };
}

export const choose = (name: string, content: string) => `(() => {
  const files = new DataTransfer();
  files.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
  const input = document.querySelector('[data-testid=policy-file]');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})()`;

export async function command(url: string, policy: string): Promise<AuditReport> {
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

export const pages = ({ policy, totals, groups, suspected, parameters }: AuditReport) => ({
  policy,
  totals,
  groups,
  suspected,
  parameters,
});

import { unzipSync } from "fflate";
import { download } from "../browser/downloads";
import type { Surface } from "../browser/driver";
import type { Launched } from "../browser/launch";
import { popupState } from "../browser/popup";
import { Stop } from "../setup/stop.mjs";
import type { Job } from "./job";

/** What is done to the audit in the report page before it is exported. */
export type Prepare = (report: Surface) => Promise<void>;

/** A page that moves on while it is read is read again, as a user would press the button again. */
const ATTEMPTS = 3;

/** `Protocol error (browsingContext.navigate): unknown error Error: NS_ERROR_X #on@…` -> `NS_ERROR_X` */
function reasonIn(error: unknown): string {
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line
    .replace(/^Protocol error \([\w.]+\): (?:unknown error )?(?:Error: )?/, "")
    .replace(/ #\w+@.*$/, "");
}

async function openPage({ driver }: Launched, job: Job): Promise<void> {
  try {
    await driver.newTab();
    await driver.open(job.target);
  } catch (error) {
    throw new Stop(`the browser could not open it: ${reasonIn(error)}`);
  }
}

async function readyPopup({ driver }: Launched): Promise<Surface> {
  for (let attempt = 1; ; attempt++) {
    const popup = await driver.clickAction();
    const { state, text } = await popupState(popup);
    if (state === "ready") return popup;
    await driver.closePopup();
    if (state !== "page-gone" || attempt === ATTEMPTS) throw new Stop(text.replace(/\s*\n\s*/g, " "));
  }
}

/** What `auditPage` does with a page that is open. */
export async function auditOpenPage(launched: Launched, prepare: Prepare): Promise<Map<string, Uint8Array>> {
  const { driver, downloadDir } = launched;
  const popup = await readyPopup(launched);
  await popup.click("[data-testid=open-report]");
  const report = await driver.reportTab();
  try {
    await prepare(report);
    const button = "[data-testid=export-zip]:not([disabled])";
    const { bytes } = await download(downloadDir, () => report.click(button));
    return new Map(Object.entries(unzipSync(bytes)));
  } finally {
    await driver.closeReportTabs();
  }
}

/**
 * Audits a page as a user does: opens it, clicks the toolbar button, opens the full
 * report from the popup and exports everything. Answers with the exported files by
 * name; throws a Stop that says why there is no audit.
 */
export async function auditPage(
  launched: Launched,
  job: Job,
  prepare: Prepare,
): Promise<Map<string, Uint8Array>> {
  await openPage(launched, job);
  return auditOpenPage(launched, prepare);
}

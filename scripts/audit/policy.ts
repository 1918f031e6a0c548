import { parsePolicy } from "../../src/canonicalize/policy";
import { type Policy, STORED_POLICY } from "../../src/model/policy";
import type { BrowserDriver } from "../browser/driver";
import { Stop } from "../setup/stop.mjs";

/** The policy of --policy. Throws a Stop that names the wrong fields. */
export function readPolicy(json: unknown): Policy {
  const parsed = parsePolicy(json);
  if (parsed.ok) return parsed.policy;
  const wrong = parsed.errors.map(({ field, message }) => `${field} ${message}`).join("; ");
  throw new Stop(`--policy cannot be used: ${wrong}.`);
}

const REPORT_PAGE = "/src/report-page/report.html";

/**
 * Keeps a policy for all sites where the extension itself keeps it, so that every audit
 * from now on is made under it. Any page of the extension can do that: here a report of
 * nothing, which the next page takes the place of.
 */
export async function keepPolicy(driver: BrowserDriver, policy: Policy): Promise<void> {
  await driver.open("about:blank");
  const popup = await driver.clickAction();
  const origin = await popup.evaluate<string>("location.origin");
  await driver.closePopup();
  await driver.open(`${origin}${REPORT_PAGE}`);
  const report = await driver.reportTab();
  const rows = JSON.stringify({ [STORED_POLICY]: policy });
  await report.evaluate(`(globalThis.browser ?? chrome).storage.local.set(${rows}).then(() => true)`);
}

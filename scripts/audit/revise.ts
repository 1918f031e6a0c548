import { parsePolicy } from "../../src/canonicalize/policy";
import type { CheckProgress } from "../../src/model/check";
import type { Policy } from "../../src/model/policy";
import type { Surface } from "../browser/driver";
import { waitUntil } from "../browser/wait-until";
import { Stop } from "../setup/stop.mjs";

/** The policy of --policy. Throws a Stop that names the wrong fields. */
export function readPolicy(json: unknown): Policy {
  const parsed = parsePolicy(json);
  if (parsed.ok) return parsed.policy;
  const wrong = parsed.errors.map(({ field, message }) => `${field} ${message}`).join("; ");
  throw new Stop(`--policy cannot be used: ${wrong}.`);
}

const AUDIT_ID = "new URLSearchParams(location.search).get('audit')";

/** The report is built from the kept audit: what is changed there shows after loading again. */
async function reload(report: Surface): Promise<void> {
  await report.evaluate("(window.leftBehind = true, setTimeout(() => location.reload(), 0), true)");
  await waitUntil("the report to load again", () =>
    report
      .evaluate<boolean>("window.leftBehind === undefined && document.readyState === 'complete'")
      .catch(() => false),
  );
}

const rewrite = (policy: Policy): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('canonical-lens');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('audits', 'readwrite');
    const audits = transaction.objectStore('audits');
    const reading = audits.get(${AUDIT_ID});
    reading.onsuccess = () => {
      reading.result.record.context.policy = ${JSON.stringify(policy)};
      audits.put(reading.result);
    };
    transaction.oncomplete = () => { opening.result.close(); resolve(true); };
    transaction.onerror = () => reject(transaction.error);
  };
})`;

/** Puts a policy in the place of the one the audit was made under. */
export async function applyPolicy(report: Surface, policy: Policy): Promise<void> {
  await report.evaluate(rewrite(policy));
  await reload(report);
}

const send = (message: string): string => `(globalThis.browser ?? chrome).runtime.sendMessage(${message})`;

/** Checks every link in scope, and says how far it is. */
export async function checkLinks(report: Surface, say: (progress: CheckProgress) => void): Promise<void> {
  const start = send(`{ type: 'check-start', auditId: ${AUDIT_ID}, choice: { kind: 'in-scope' } }`);
  say(await report.evaluate<CheckProgress>(start));
  const ask = send(`{ type: 'check-progress', auditId: ${AUDIT_ID} }`);
  let told = -1;
  const last = await waitUntil(
    "the link check",
    async () => {
      const progress = await report.evaluate<CheckProgress>(ask);
      if (progress.checked !== told) say(progress);
      told = progress.checked;
      return progress.state === "running" ? null : progress;
    },
    3_600_000,
  );
  if (last.state !== "done") throw new Stop(`the link check stopped: ${last.stopped ?? last.state}`);
  await reload(report);
}

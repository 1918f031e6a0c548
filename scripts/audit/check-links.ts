import type { CheckProgress } from "../../src/model/check";
import type { Surface } from "../browser/driver";
import { waitUntil } from "../browser/wait-until";
import { Stop } from "../setup/stop.mjs";

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

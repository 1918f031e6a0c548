import { parseSnapshot } from "../messaging/snapshot-schema";
import type { AuditAnswer, AuditRecord, AuditSummary } from "../model/audit";
import type { PackedSnapshot } from "../model/snapshot";
import { newAuditId, saveAudit } from "../platform/audit-store";
import { browserName } from "../platform/browser-name";
import { injectCollector } from "../platform/inject";
import { hasHistoryAccess } from "../platform/permissions";
import { readPolicies } from "../platform/policy-store";
import { openTab } from "../platform/tabs";
import { attachNavigation } from "../redirects/attach";
import { judgedFromRecord } from "../report/from-record";
import { policiesInForce, siteOf } from "../report/site-policy";
import { summarize } from "../report/summary";
import { failureOf, notAuditable } from "./failure";
import type { NavigationRecorder } from "./navigation-recorder";

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "null";
}

async function recordOf(
  id: string,
  tabId: number,
  snapshot: PackedSnapshot,
  recorder: NavigationRecorder,
): Promise<AuditRecord & Pick<AuditSummary, "historyPermitted" | "brokenPolicies">> {
  const historyPermitted = await hasHistoryAccess(snapshot.documentUrl);
  const page = { url: snapshot.documentUrl, timeOrigin: snapshot.timeOrigin };
  const { policy, broken } = policiesInForce(await readPolicies(siteOf(snapshot.documentUrl)));
  const { navigation, response } = attachNavigation(await recorder.of(tabId), page, historyPermitted);
  return {
    id,
    tabId,
    snapshot,
    context: {
      generatedAt: new Date().toISOString(),
      browser: await browserName(),
      policy,
      scope: { mode: "site", origin: originOf(snapshot.documentUrl) },
      inputMode: "browser",
      navigation,
      response,
      redirects: [],
    },
    historyPermitted,
    ...(broken.length === 0 ? {} : { brokenPolicies: broken }),
  };
}

/** Reads the page in a tab, keeps the audit, and answers with its first glance. */
export async function auditPage(tabId: number, recorder: NavigationRecorder): Promise<AuditAnswer> {
  const tab = await openTab(tabId);
  if (tab === null) return { ok: false, failure: "page-gone", detail: "The tab was closed" };
  let snapshot: PackedSnapshot;
  try {
    snapshot = parseSnapshot(await injectCollector(tabId));
  } catch (error) {
    const detail = errorText(error);
    return { ok: false, failure: failureOf(tab.url, detail), detail };
  }
  const failure = notAuditable(snapshot);
  if (failure !== null) return { ok: false, failure, detail: snapshot.documentUrl };
  try {
    const { historyPermitted, brokenPolicies, ...record } = await recordOf(
      newAuditId(tab.incognito),
      tabId,
      snapshot,
      recorder,
    );
    const kept = saveAudit(record, Date.parse(record.context.generatedAt));
    const summary = summarize(judgedFromRecord(record), { id: record.id, tabId, historyPermitted });
    await kept;
    return { ok: true, summary: brokenPolicies === undefined ? summary : { ...summary, brokenPolicies } };
  } catch (error) {
    return { ok: false, failure: "internal-error", detail: errorText(error) };
  }
}

import { parseSnapshot } from "../messaging/snapshot-schema";
import type { AuditAnswer, AuditRecord, AuditSummary } from "../model/audit";
import type { PackedSnapshot } from "../model/snapshot";
import { newAuditId, saveAudit } from "../platform/audit-store";
import { browserName } from "../platform/browser-name";
import { readEnabledChecks } from "../platform/enabled-checks";
import { errorText } from "../platform/error-text";
import { injectCollector, PageHangs } from "../platform/inject";
import { readPolicies } from "../platform/policy-store";
import { type OpenTab, openTab } from "../platform/tabs";
import { judgedFromRecord } from "../report/from-record";
import { enabledFrom } from "../report/optional-checks";
import { policiesInForce, siteOf } from "../report/site-policy";
import { summarize } from "../report/summary";
import { leaveBehind } from "./after-audit";
import { failureOf, notAuditable } from "./failure";
import { failedNavigationOf, navigationOf } from "./navigation-of";
import type { NavigationRecorder } from "./navigation-recorder";

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "null";
}

interface Page {
  readonly snapshot: PackedSnapshot;
  readonly documentId: string | null;
}

async function collect(tabId: number): Promise<Page> {
  const { result, documentId } = await injectCollector(tabId);
  return { snapshot: parseSnapshot(result), documentId };
}

/** Why the tab could not be read; an error page of the browser still has a way that led to it. */
async function unread(tab: OpenTab, error: unknown, recorder: NavigationRecorder): Promise<AuditAnswer> {
  const detail = errorText(error);
  const failure = error instanceof PageHangs ? "page-hangs" : failureOf(tab.url, detail);
  const navigation = await failedNavigationOf(tab, failure, recorder);
  if (navigation === null) return { ok: false, failure, detail };
  return { ok: false, failure: "error-page", detail, navigation };
}

async function recordOf(
  id: string,
  tabId: number,
  collected: Page,
  recorder: NavigationRecorder,
): Promise<AuditRecord & Pick<AuditSummary, "historyPermitted" | "brokenPolicies">> {
  const { snapshot } = collected;
  const { navigation, response, historyPermitted } = await navigationOf(tabId, collected, recorder);
  const { policy, broken } = policiesInForce(await readPolicies(siteOf(snapshot.documentUrl)));
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
      enabledChecks: enabledFrom(await readEnabledChecks()),
    },
    historyPermitted,
    ...(broken.length === 0 ? {} : { brokenPolicies: broken }),
  };
}

/** Reads the page in a tab, keeps the audit, and answers with its first glance. */
export async function auditPage(tabId: number, recorder: NavigationRecorder): Promise<AuditAnswer> {
  const tab = await openTab(tabId);
  if (tab === null) return { ok: false, failure: "page-gone", detail: "The tab was closed" };
  let page: Page;
  try {
    page = await collect(tabId);
  } catch (error) {
    return unread(tab, error, recorder);
  }
  const failure = notAuditable(page.snapshot);
  if (failure !== null) return { ok: false, failure, detail: page.snapshot.documentUrl };
  try {
    const { historyPermitted, brokenPolicies, ...record } = await recordOf(
      newAuditId(tab.incognito),
      tabId,
      page,
      recorder,
    );
    const kept = saveAudit(record, Date.parse(record.context.generatedAt));
    const judged = judgedFromRecord(record);
    const summary = summarize(judged, { id: record.id, tabId, historyPermitted });
    await kept;
    leaveBehind(record, judged, summary);
    return { ok: true, summary: brokenPolicies === undefined ? summary : { ...summary, brokenPolicies } };
  } catch (error) {
    return { ok: false, failure: "internal-error", detail: errorText(error) };
  }
}

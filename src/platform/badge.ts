import type { AuditFailure } from "../model/audit";
import { browser } from "./browser";
import { t } from "./i18n";
import { sessionState } from "./session-audits";

/** White text is readable on both. */
const COLOUR = { session: "#b3261e", audit: "#1d4fd7" } as const;

/**
 * Shows on the toolbar button what an audit of a tab found. The browser takes it back
 * when the tab goes to another page.
 */
export async function showFindings(tabId: number, findings: number, text: string): Promise<void> {
  const state = await sessionState();
  const title =
    state?.on === true
      ? t("actionTitleFindingsSession", findings, state.site, state.pages)
      : t("actionTitleFindings", findings);
  await Promise.all([
    browser.action.setBadgeText({ tabId, text }),
    browser.action.setTitle({ tabId, title }),
  ]);
}

/** Says on the toolbar button why a tab could not be audited, where nothing else can say it. */
export async function showFailure(tabId: number, failure: AuditFailure): Promise<void> {
  await Promise.all([
    browser.action.setBadgeText({ tabId, text: "!" }),
    browser.action.setTitle({ tabId, title: t(`failure_${failure.replaceAll("-", "_")}`) }),
  ]);
}

/** Shows on the toolbar button of every tab whether a session is on. */
export async function showSession(): Promise<void> {
  const state = await sessionState();
  const on = state?.on === true;
  await Promise.all([
    browser.action.setBadgeText({ text: on ? t("badgeSession") : "" }),
    browser.action.setBadgeBackgroundColor({ color: on ? COLOUR.session : COLOUR.audit }),
    browser.action.setTitle({
      title: on ? t("actionTitleSession", state.site, state.pages) : t("actionTitle"),
    }),
  ]);
}

import type { Hop } from "../model/navigation";
import type { NavigationType } from "../model/snapshot";
import { beginningOf } from "./link-documents";
import { isSameResource, type RecordedDocument, type RecordedRequest } from "./recorded";
import { readRefresh } from "./refresh";

/** How a document left the one before it, as far as the browser tells. */
export type ClientRedirect = Pick<Hop, "kind" | "uncertain" | "afterMs">;

interface Step {
  readonly from: RecordedDocument;
  readonly fromRequest: RecordedRequest | undefined;
  readonly to: RecordedDocument;
  readonly toRequest: RecordedRequest | undefined;
  /** Known for the audited document only. */
  readonly navigationType: NavigationType | null;
  /** In Firefox the qualifier means a refresh and nothing else. */
  readonly firefox: boolean;
}

/** A script that sends the visitor on after this long has been asked to: a menu, a form, a timer he watched. */
const LATEST_SCRIPT_MS = 10_000;
/** Timers of a page in front run late by this much at most. */
const TIMER_SLACK_MS = 300;

/** A Refresh header that leads to where the browser went. */
function isByHeader({ fromRequest, from, to }: Step, start: string): boolean {
  const header = fromRequest?.response?.headers.refresh ?? null;
  const target = header === null ? null : readRefresh(header, from.url)?.target;
  return target != null && (isSameResource(target, start) || isSameResource(target, to.url));
}

/**
 * HTML lets a refresh act only after the document has completely loaded; and
 * Chromium replaces the old document up to a delay of one second.
 */
function chromiumKind({ from, navigationType }: Step, beganAt: number): ClientRedirect {
  if (from.loadedAt === null || beganAt < from.loadedAt) return { kind: "script" };
  if (navigationType === "push") return { kind: "meta-refresh" };
  const sinceLoad = beganAt - from.loadedAt;
  const onTheSecond = sinceLoad < 1_000 + TIMER_SLACK_MS && sinceLoad % 1_000 < TIMER_SLACK_MS;
  return { kind: onTheSecond ? "meta-refresh" : "script", uncertain: "refresh-or-script" };
}

/** Firefox marks no script; but nothing else replaces a document that this one itself left. */
function isFirefoxScript({ from, toRequest, navigationType, firefox }: Step): boolean {
  const { initiatorUrl = null } = toRequest ?? {};
  return (
    firefox && navigationType === "replace" && initiatorUrl !== null && isSameResource(initiatorUrl, from.url)
  );
}

function kindOf(step: Step, start: string, beganAt: number): ClientRedirect | null {
  if (!step.to.clientRedirect) return isFirefoxScript(step) ? { kind: "script" } : null;
  if (isByHeader(step, start)) return { kind: "refresh-header" };
  return step.firefox ? { kind: "meta-refresh" } : chromiumKind(step, beganAt);
}

/**
 * Whether the document before sent the browser on by itself, and how; null where
 * a visitor did, where it only loaded itself again, or where nobody can tell.
 * HTML, shared declarative refresh steps.
 */
export function clientRedirect(step: Step): ClientRedirect | null {
  const { from, to, toRequest } = step;
  const start = toRequest?.hops[0]?.url ?? toRequest?.current?.url ?? to.url;
  if (isSameResource(from.url, start)) return null;
  const beganAt = beginningOf(to, toRequest)?.at ?? toRequest?.startedAt ?? to.at;
  const found = kindOf(step, start, beganAt);
  if (found === null || (found.kind === "script" && beganAt - from.at > LATEST_SCRIPT_MS)) return null;
  return { ...found, afterMs: Math.max(0, Math.round(beganAt - (from.loadedAt ?? from.at))) };
}

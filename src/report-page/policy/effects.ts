import { effect, signal } from "@preact/signals";
import {
  createEffectCounter,
  flipped,
  type KeyedUrl,
  keyedUrls,
  type PolicyEffect,
  RULE_SWITCHES,
  type SwitchId,
} from "../../group";
import type { AuditReport } from "../../model/report";
import { takeInTurns } from "../../ui/turns";
import { loaded, rebuilding } from "../audit";

/** What each rule the other way round would do to the open report, as far as it is counted. */
export const effects = signal<ReadonlyMap<SwitchId, PolicyEffect>>(new Map());

/** URLs counted before the page may breathe. */
const PIECE = 500;

interface Piece {
  readonly id: SwitchId;
  /** Null until all URLs are counted. */
  readonly effect: PolicyEffect | null;
}

function* countAll(report: AuditReport, urls: readonly KeyedUrl[]): Generator<Piece> {
  for (const rule of RULE_SWITCHES) {
    const counter = createEffectCounter(flipped(rule, report.policy));
    for (let at = 0; at < urls.length; at += PIECE) {
      for (const keyed of urls.slice(at, at + PIECE)) counter.add(keyed);
      yield { id: rule.id, effect: null };
    }
    yield { id: rule.id, effect: counter.result() };
  }
}

/** Counts in slices until the report, or its rules, change. */
async function count(report: AuditReport, isCurrent: () => boolean): Promise<void> {
  const urls = keyedUrls(report.links, report.page.url, report.policy);
  await takeInTurns(countAll(report, urls), ({ id, effect: found }) => {
    if (!isCurrent()) return false;
    if (found !== null) effects.value = new Map(effects.peek()).set(id, found);
    return true;
  });
}

/** Counts for as long as somebody looks; returns the way to stop. */
export function followEffects(): () => void {
  let turn = 0;
  const stop = effect(() => {
    turn += 1;
    const own = turn;
    // What was counted under other rules is not true any more.
    effects.value = new Map();
    if (loaded.value.kind !== "ready" || rebuilding.value) return;
    void count(loaded.value.report, () => turn === own);
  });
  return () => {
    turn += 1;
    stop();
  };
}

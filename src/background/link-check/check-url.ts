import type { CheckTarget } from "../../model/check";
import type { Hop, RedirectOutcome } from "../../model/navigation";
import type { CheckedRedirect } from "../../model/report";
import { sideEffectOf } from "../../redirects/link-check/side-effects";
import { nextStep } from "../../redirects/link-check/verdict";
import { type Refusal, vetTarget } from "../../redirects/link-check/vet";
import type { HopAnswer } from "./hop-fetcher";
import type { Pacer } from "./pacer";

export interface CheckTools {
  readonly fetchHop: (url: string, cancel: AbortSignal) => Promise<HopAnswer>;
  readonly permitted: (url: string) => Promise<boolean>;
  readonly pacer: Pacer;
  readonly pageHost: string;
  readonly cancel: AbortSignal;
}

/** Longest Retry-After we wait for, in ms; a host that asks for more is rate-limiting us. */
const LONGEST_WAIT_MS = 15_000;

const retryAfter = (answer: HopAnswer): number | null => {
  const seconds = Number(answer.headers?.retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds * 1000 <= LONGEST_WAIT_MS ? Math.max(0, seconds * 1000) : null;
};

/** One hop, asked again once where the server says when. */
async function ask(url: string, tools: CheckTools): Promise<HopAnswer> {
  const { host } = new URL(url);
  const once = () => tools.pacer.paced(host, tools.cancel, () => tools.fetchHop(url, tools.cancel));
  const answer = await once();
  const status = answer.hops.at(-1)?.status;
  const wait = status === 429 || status === 503 ? retryAfter(answer) : null;
  if (wait === null) return answer;
  tools.pacer.waitFor(host, wait);
  return once();
}

/** A redirect the browser refuses by its scheme reaches us as an error without headers. */
function failedOutcome({ failed, error }: HopAnswer): RedirectOutcome {
  if (failed === "timeout") return "timeout";
  return /UNSAFE_REDIRECT|UNKNOWN_URL_SCHEME|CORRUPTED_CONTENT/.test(error ?? "")
    ? "bad-location"
    : "network-error";
}

async function refusalOf(url: string, tools: CheckTools): Promise<Refusal | null> {
  const refusal = vetTarget(url, tools.pageHost);
  if (refusal !== null) return refusal;
  const sideEffect = sideEffectOf(url);
  if (sideEffect !== null) return { outcome: "skipped", why: sideEffect };
  const { host } = new URL(url);
  if (!(await tools.permitted(url))) return { outcome: "partial", why: `no access to ${host}` };
  return tools.pacer.gaveUp(host) ? { outcome: "skipped", why: `${host} stopped answering` } : null;
}

/** Follows one URL hop by hop to its verdict; null when cancelled before there is one. */
export async function checkUrl(target: CheckTarget, tools: CheckTools): Promise<CheckedRedirect | null> {
  const hops: Hop[] = [];
  const verdict = (outcome: RedirectOutcome, finalUrl: string, why?: string): CheckedRedirect => ({
    start: target.url,
    hops,
    finalUrl,
    outcome,
    ...(why === undefined ? {} : { skipped: why }),
    links: target.links,
    findings: [],
  });
  if (target.skipped !== null) return verdict("skipped", target.url, target.skipped);

  let url = target.url;
  for (;;) {
    const refusal = await refusalOf(url, tools);
    if (tools.cancel.aborted) return null; // access withdrawn is a reason to stop, not a verdict
    if (refusal !== null) return verdict(refusal.outcome, url, refusal.why);
    const answer = await ask(url, tools);
    if (answer.failed === "cancelled") return null;
    tools.pacer.answered(new URL(url).host, answer.failed === null && answer.hops.at(-1)?.status !== 429);
    hops.push(...answer.hops);
    if (answer.failed !== null)
      return { ...verdict(failedOutcome(answer), url), error: answer.error ?? answer.failed };
    const step = nextStep(hops, (next) => vetTarget(next, tools.pageHost));
    if (!("follow" in step)) return verdict(step.outcome, step.finalUrl || url, step.why);
    url = step.follow;
  }
}

import type { CheckTarget } from "../../model/check";
import type { Hop, RedirectOutcome } from "../../model/navigation";
import type { CheckedRedirect } from "../../model/report";
import { sideEffectOf } from "../../redirects/link-check/side-effects";
import { nextStep } from "../../redirects/link-check/verdict";
import { type Refusal, vetTarget } from "../../redirects/link-check/vet";
import { isPrivateAddress, isPrivateHost } from "../../redirects/private-host";
import { withoutCredentials } from "../../redirects/without-credentials";
import { withoutFragment } from "../../redirects/without-fragment";
import type { Ask } from "./asker";
import type { HopAnswer } from "./hop-fetcher";
import type { Pacer } from "./pacer";

export interface CheckTools {
  readonly ask: Ask;
  readonly permitted: (url: string) => Promise<boolean>;
  readonly pacer: Pacer;
  readonly pageUrl: string;
  /** The address the audited page's own host answers from; null where that cannot be known. */
  readonly pageAddress: () => Promise<string | null>;
  readonly cancel: AbortSignal;
}

/** What the browser itself refuses, by its words in either browser. */
const BLOCKED = /BLOCKED_BY|UNSAFE_PORT|PORT_ACCESS_NOT_ALLOWED|TRACKING_URI|CONTENT_BLOCKED/;

/** A redirect that the browser refuses by its Location reaches us as an error, at times without headers. */
const BAD_LOCATION =
  /UNSAFE_REDIRECT|UNKNOWN_URL_SCHEME|CORRUPTED_CONTENT|MULTIPLE_LOCATION|INVALID_REDIRECT/;

function failedOutcome({ failed, error }: HopAnswer): RedirectOutcome {
  if (failed === "timeout") return "timeout";
  if (BLOCKED.test(error ?? "")) return "blocked-by-browser";
  return BAD_LOCATION.test(error ?? "") ? "bad-location" : "network-error";
}

/** Why a hop is not requested, or null: scheme, private address, side effect, permission, a host that gave up. */
async function refusalOf(url: string, target: CheckTarget, tools: CheckTools): Promise<Refusal | null> {
  const refusal = vetTarget(url, tools.pageUrl);
  if (refusal !== null) return refusal;
  const confirmed = target.confirmed === true && url === target.url;
  const sideEffect = confirmed ? null : sideEffectOf(url);
  if (sideEffect !== null) return { outcome: "skipped", why: sideEffect };
  const { host } = new URL(url);
  if (!(await tools.permitted(url))) return { outcome: "partial", why: `no access to ${host}` };
  return tools.pacer.closedFor(host);
}

/**
 * A public name that answers from a private address leads into a network nobody
 * else sees (DNS rebinding, nip.io), unless the audited page answers from there too:
 * then it is the auditor's own network, or a proxy that answers for everybody.
 */
async function rebinding(url: string, ip: string | null, tools: CheckTools): Promise<Refusal | null> {
  const { host, hostname } = new URL(url);
  if (ip === null || !isPrivateAddress(ip) || isPrivateHost(hostname)) return null;
  if ((await tools.pageAddress()) === ip) return null;
  const refusal = { outcome: "refused", why: `${host} answers from the private address ${ip}` } as const;
  tools.pacer.close({ host, ...refusal });
  return refusal;
}

/** Access withdrawn while a request was under way looks like a broken network. */
async function failure(url: string, answer: HopAnswer, tools: CheckTools): Promise<Refusal> {
  if (answer.failed === "network-error" && !(await tools.permitted(url)))
    return { outcome: "partial", why: `no access to ${new URL(url).host}` };
  return { outcome: failedOutcome(answer), why: answer.error ?? answer.failed ?? "" };
}

/** The same hop under the address it was reached by, fragment and all. */
const named = (hop: Hop, url: string): Hop => (hop.url === withoutFragment(url) ? { ...hop, url } : hop);

const shown = (hop: Hop): Hop =>
  hop.location === null ? hop : { ...hop, location: withoutCredentials(hop.location) };

/** Follows one URL hop by hop to its verdict; null when cancelled before there is one. */
export async function checkUrl(target: CheckTarget, tools: CheckTools): Promise<CheckedRedirect | null> {
  const hops: Hop[] = [];
  const verdict = (outcome: RedirectOutcome, finalUrl: string, why?: string): CheckedRedirect => ({
    start: target.url,
    hops: hops.map(shown),
    finalUrl: withoutCredentials(finalUrl),
    outcome,
    ...(why === undefined ? {} : { skipped: why }),
    links: target.links,
    findings: [],
  });
  if (target.skipped !== null) return verdict("skipped", target.url, target.skipped);

  for (let url = target.url; ; ) {
    const refusal = await refusalOf(url, target, tools);
    if (tools.cancel.aborted) return null; // access withdrawn is a reason to stop, not a verdict
    if (refusal !== null) return verdict(refusal.outcome, url, refusal.why);
    const answer = await tools.ask(withoutFragment(url));
    if (answer.failed === "cancelled") return null;
    hops.push(...answer.hops.map((hop) => named(hop, url)));
    if (answer.failed !== null) {
      const { outcome, why } = await failure(url, answer, tools);
      return outcome === "partial" ? verdict(outcome, url, why) : { ...verdict(outcome, url), error: why };
    }
    const trap = await rebinding(url, answer.ip, tools);
    if (trap !== null) return verdict(trap.outcome, url, trap.why);
    if (answer.hops.length === 0)
      return verdict("not-observable", url, "the browser did not show the answer");
    const vet = (next: string) => vetTarget(next, tools.pageUrl);
    const step = nextStep(hops, vet, answer.headers?.setsCookie === true);
    if (!("follow" in step)) return verdict(step.outcome, step.finalUrl || url, step.why);
    url = step.follow;
  }
}

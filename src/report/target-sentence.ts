import { isReached, stepsOf } from "../checks/canonical-walk";
import { redirectSteps } from "../checks/chain";
import type { CanonicalReport } from "../model/canonical";
import type { CanonicalEnd, CanonicalStep } from "../model/canonical-target";

type Target = NonNullable<CanonicalReport["target"]>;

/** Why nothing can be said: it was not asked, or not to the end. */
const UNASKED = new Set(["partial", "skipped", "refused", "blocked-by-browser", "not-observable"]);

/** Answers that say something of us and nothing of the page. */
const ABOUT_US = new Set(["blocked-by-site", "rate-limited"]);

/**
 * Whether the canonical holds, in one sentence an auditor can quote (RFC 6596
 * section 3). -> "The canonical https://a.example/ holds: it answers 200 without a
 * redirect, nothing forbids its indexing, and it names itself as canonical."
 */
export function targetSentence(target: Target): string {
  const subject = `The canonical ${target.start}`;
  if (UNASKED.has(target.outcome))
    return `${subject} was not verified: ${target.skipped ?? target.error ?? target.outcome}.`;
  const status = target.hops.at(-1)?.status;
  if (ABOUT_US.has(target.outcome))
    return `${subject} was not verified: the site answered ${status ?? target.outcome} to a request without cookies.`;
  if (!isReached(target)) {
    const how = status === null || status === undefined ? "" : `, after an answer ${status}`;
    const failed = target.error ?? target.outcome.replaceAll("-", " ");
    return target.outcome === "client-error" || target.outcome === "server-error"
      ? `${subject} does not hold: it answers ${status}.`
      : `${subject} does not hold: it cannot be reached (${failed}${how}).`;
  }
  const faults = faultsOf(target);
  if (faults.length > 0) return `${subject} does not hold: it ${faults.join(", and it ")}.`;
  return `${subject} holds: it answers ${status ?? ""} without a redirect, nothing forbids its indexing, and it ${own(target)}.`;
}

function own(step: CanonicalStep): string {
  if (step.isPage === false) return "is no HTML page, so that only its headers were read";
  return step.canonicals.length === 0 ? "names no canonical of its own" : "names itself as canonical";
}

function faultsOf(target: Target): string[] {
  const redirect = redirectSteps(target).find(({ hop }) => hop.status !== null);
  return [
    ...(redirect === undefined ? [] : [`redirects to ${target.finalUrl} (${redirect.hop.status})`]),
    ...(target.noindex.length === 0 ? [] : [`forbids its indexing (${target.noindex.join(", ")})`]),
    ...endFault(target.end, stepsOf(target).slice(1)),
  ];
}

function endFault(end: CanonicalEnd, further: readonly CanonicalStep[]): string[] {
  const way = further.map(({ start }) => start).join(", then ");
  switch (end.kind) {
    case "loop":
      return [`leads in a circle back to ${end.url}`];
    case "conflict":
      return [`leads to a page that names ${end.urls.length} different canonicals`];
    case "limit":
      return [`names ${way === "" ? end.url : `${way}, then ${end.url}`} as canonical`];
    default:
      return way === "" ? [] : [`names ${way} as canonical`];
  }
}

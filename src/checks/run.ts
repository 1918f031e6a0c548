import type { Finding } from "../model/finding";
import { createComparison, siteFrom } from "./address-comparison";
import { chainsOf } from "./chain";
import type { Check, CheckContext, CheckInput, Observation } from "./check";
import { linkAddress } from "./link-address";
import { REFERENCES } from "./references";

/**
 * Runs checks one by one. A check that throws becomes one `check-failed` notice
 * that names it and costs no other finding.
 */
export function runEach(checks: readonly Check[], input: CheckInput): Finding[] {
  const context = createContext(input);
  return checks
    .filter((check) => check.default !== false || input.enabled?.has(check.id) === true)
    .flatMap((check) => runOne(check, context));
}

/** Derives once what several checks need. */
export function createContext(input: CheckInput): CheckContext {
  const { effective } = input.canonical;
  const siteOf = siteFrom(input.registrableDomain);
  return {
    ...input,
    comparison: createComparison(input.policy, siteOf),
    siteOf,
    // A document without an address of its own (srcdoc) still gets the checks of its links.
    pageAddress: parse(input.page.url) ?? new URL("about:blank"),
    canonicalUrl: "url" in effective ? effective.url : null,
    chains: chainsOf(input.navigation, input.redirects ?? []),
    checkedLinks: input.links.map((link) => ({ link, address: linkAddress(link.url) })),
  };
}

function runOne(check: Check, context: CheckContext): Finding[] {
  try {
    return check.run(context).map((observation) => toFinding(check, observation));
  } catch (error) {
    return [checkFailed(check, error)];
  }
}

function toFinding(check: Check, observation: Observation): Finding {
  return {
    check: check.id,
    area: check.area,
    severity: observation.severity ?? check.severity,
    outcome: observation.outcome ?? check.outcome,
    subject: observation.subject,
    message: observation.message,
    evidence: observation.evidence,
    reference: check.reference,
    published: check.published,
  };
}

function checkFailed(check: Check, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    check: "check-failed",
    area: check.area,
    severity: "notice",
    outcome: "needs-review",
    subject: "page",
    message: `The check ${check.id} could not be carried out: ${reason}`,
    evidence: { check: check.id, error: reason },
    reference: REFERENCES.canonicalization,
    published: [],
  };
}

function parse(url: string | null): URL | null {
  return url !== null && URL.canParse(url) ? new URL(url) : null;
}

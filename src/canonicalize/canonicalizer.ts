import type { Policy } from "../model/policy";
import type { AppliedRule, Canonicalization } from "../model/rule";
import { compileParameterRemoval } from "./parameters";
import { joinUrl, splitUrl, type UrlParts } from "./parts";
import { isPlain, type PlainLook } from "./plain-url";
import { querySteps, runUntilSettled, siteSteps } from "./policy-steps";
import { componentSteps, TEXT_STEPS } from "./standard-steps";
import type { Step } from "./step";

const URL_PARSE: AppliedRule = { rule: "url-parse" };
const FRAGMENT_ONLY: readonly AppliedRule[] = [{ rule: "fragment" }];
const NO_RULES: readonly AppliedRule[] = [];
const UNPARSABLE: Canonicalization = { ok: false, reason: "unparsable" };
const HTTP = /^https?:\/\//;
const TEXT_WORK = /[%|^[\]{}\\`]/;

/**
 * Compiles a policy to a function from a URL to its dedupe key and the rules that
 * changed something, in the order they ran. It never throws: what is no http(s) URL
 * is answered with the reason.
 * `https://E.com/?utm_source=x&b&a` -> key `https://e.com/?a=&b=`
 */
export function createCanonicalizer(policy: Policy): (url: string) => Canonicalization {
  const site = siteSteps(policy);
  const run = compileSteps(policy, site);
  const keepsPath = site.length === 0 && !policy.hashRoutes;
  const look: PlainLook = { end: 0, hasQuery: false, hasWork: false };
  return (url) => {
    const plain = isPlain(url, look);
    if (plain && keepsPath && !look.hasQuery && !look.hasWork) {
      if (look.end === url.length) return { ok: true, key: url, rules: NO_RULES };
      return { ok: true, key: url.slice(0, look.end), rules: FRAGMENT_ONLY };
    }
    const href = plain && (keepsPath || look.end === url.length) ? url : parse(url);
    if (href === null) return UNPARSABLE;
    if (!HTTP.test(href)) {
      return { ok: false, reason: "unsupported-scheme", scheme: href.slice(0, href.indexOf(":")) };
    }
    const parts = splitUrl(href);
    // Chromium alone accepts such a host.
    if (parts.host.includes("%")) return UNPARSABLE;
    const rules: AppliedRule[] = href === url ? [] : [URL_PARSE];
    run(parts, rules);
    return { ok: true, key: rules.length === 0 ? href : joinUrl(parts), rules };
  };
}

/**
 * One URL, for a caller that has no more: compiles the policy for it.
 * `("http://e.com:80/#a", DEFAULT_POLICY)` -> key `http://e.com/`
 */
export function canonicalize(url: string, policy: Policy): Canonicalization {
  return createCanonicalizer(policy)(url);
}

function parse(url: string): string | null {
  try {
    return new URL(url).href;
  } catch {
    return null;
  }
}

function compileSteps(
  policy: Policy,
  site: readonly Step[],
): (parts: UrlParts, rules: AppliedRule[]) => void {
  const components = componentSteps(policy);
  const removeParameters = compileParameterRemoval(policy);
  const query = querySteps(policy);
  return (parts, rules) => {
    runOnce(components, parts, rules);
    if (hasTextWork(parts)) runOnce(TEXT_STEPS, parts, rules);
    rules.push(...removeParameters(parts));
    if (parts.query !== null) runOnce(query, parts, rules);
    runUntilSettled(site, parts, rules);
  };
}

function hasTextWork({ path, query, fragment }: UrlParts): boolean {
  return (
    TEXT_WORK.test(path) ||
    (query !== null && TEXT_WORK.test(query)) ||
    (fragment !== null && TEXT_WORK.test(fragment))
  );
}

function runOnce(steps: readonly Step[], parts: UrlParts, rules: AppliedRule[]): void {
  for (const step of steps) {
    const applied = step(parts);
    if (applied !== null) rules.push(applied);
  }
}

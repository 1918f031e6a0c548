import type { Policy } from "../model/policy";
import type { Canonicalization } from "../model/rule";
import { compileRules } from "./rules";
import type { Scan } from "./scan";
import { serialise } from "./serialise";

const FRAGMENT_ONLY = [{ rule: "fragment" }] as const;
const NO_RULES = [] as const;
const UNPARSABLE: Canonicalization = { ok: false, reason: "unparsable" };

/**
 * Compiles a policy to a function from a URL to its dedupe key and the rules that
 * changed something, in the order they ran. It never throws: what is no http(s) URL
 * is answered with the reason.
 * `https://E.com/?utm_source=x&b&a` -> key `https://e.com/?a=&b=`
 */
export function createCanonicalizer(policy: Policy): (url: string) => Canonicalization {
  const { run, worksOnAll } = compileRules(policy);
  const scan: Scan = { work: 0, path: -1, query: -1, end: 0 };
  return (url) => {
    const href = serialise(url, policy.hashRoutes, scan);
    if (href === null) return UNPARSABLE;
    if (scan.path === -1) return unsupported(href);
    if (href !== url || scan.work !== 0 || worksOnAll) return run(href, scan, href === url);
    // Nothing to do for any rule: most links.
    if (scan.end === url.length) return { ok: true, key: url, rules: NO_RULES };
    return { ok: true, key: url.slice(0, scan.end), rules: FRAGMENT_ONLY };
  };
}

/**
 * One URL, for a caller that has no more: compiles the policy for it.
 * `("http://e.com:80/#a", DEFAULT_POLICY)` -> key `http://e.com/`
 */
export function canonicalize(url: string, policy: Policy): Canonicalization {
  return createCanonicalizer(policy)(url);
}

/**
 * The key under a policy, or the URL itself where it has none: two URLs without a key are
 * compared as they are, for no key says that they are the same.
 * `http://e.com:80/#a` -> `http://e.com/`, `mailto:a@e.com` -> `mailto:a@e.com`
 */
export function keyUnder(policy: Policy): (url: string) => string {
  const canonicalizer = createCanonicalizer(policy);
  return (url) => {
    const result = canonicalizer(url);
    return result.ok ? result.key : url;
  };
}

function unsupported(href: string): Canonicalization {
  return { ok: false, reason: "unsupported-scheme", scheme: href.slice(0, href.indexOf(":")) };
}

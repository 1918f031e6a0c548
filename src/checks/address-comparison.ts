import { keyUnder } from "../canonicalize";
import type { CanonicalRelation } from "../model/canonical";
import type { Policy } from "../model/policy";

/** A way in which two addresses of one page may be spelled differently. */
export type Difference =
  | "tracking parameters"
  | "order or spelling of parameters"
  | "trailing slash"
  | "case"
  | "scheme"
  | "www";

export type AddressRelation = Exclude<CanonicalRelation, "none" | "conflict">;

/** The one comparison of addresses; every check and the verdict use it. */
export interface AddressComparison {
  /** Key under the standards and what the site's policy calls meaningless; tracking and order count. */
  readonly keyOf: (url: string) => string;
  readonly same: (a: string, b: string) => boolean;
  /** Like `same`, but tracking parameters and session ids do not count either. */
  readonly sameButTracking: (a: string, b: string) => boolean;
  readonly relation: (a: string, b: string) => AddressRelation;
  /** All spellings that keep the two apart; null where they are not one page under any. */
  readonly differences: (a: string, b: string) => readonly Difference[] | null;
}

/** Nearest first: what `relation` answers when this is the furthest step needed. */
const LADDER: readonly { readonly difference: Difference; readonly relation: AddressRelation }[] = [
  { difference: "tracking parameters", relation: "equal-but-tracking" },
  { difference: "order or spelling of parameters", relation: "differs-by-parameter-order" },
  { difference: "trailing slash", relation: "differs-by-trailing-slash" },
  { difference: "case", relation: "differs-by-case" },
  { difference: "scheme", relation: "differs-by-scheme" },
  { difference: "www", relation: "differs-by-www" },
];

const ON: Readonly<Record<Difference, Partial<Policy>>> = {
  "tracking parameters": { tracking: true, session: true },
  "order or spelling of parameters": { recodeQuery: true, sortQuery: "name-value" },
  "trailing slash": { trailingSlash: true },
  case: { pathCase: true },
  scheme: { https: true },
  www: { www: true },
};

/** Builds the comparison for one site. `siteOf` answers the site a host name belongs to. */
export function createComparison(policy: Policy, siteOf: (host: string) => string): AddressComparison {
  const base: Policy = { ...policy, tracking: false, session: false, recodeQuery: false, sortQuery: "off" };
  const keyed = keyUnder(base);
  const tracked = keyUnder({ ...base, ...ON["tracking parameters"] });
  const differences = (a: string, b: string): readonly Difference[] | null => findDifferences(base, a, b);
  return {
    keyOf: keyed,
    same: (a, b) => keyed(a) === keyed(b),
    sameButTracking: (a, b) => tracked(a) === tracked(b),
    differences,
    relation: (a, b) => {
      // A fragment counts only where the policy makes it part of the key.
      if (withoutFragment(a) === withoutFragment(b) && keyed(a) === keyed(b)) return "identical";
      const found = differences(a, b);
      if (found === null) return siteRelation(keyed(a), keyed(b), siteOf);
      return LADDER.findLast((step) => found.includes(step.difference))?.relation ?? "equal";
    },
  };
}

/** Addresses and single labels have no registrable domain: each is a site of its own. */
export function siteFrom(registrableDomain: (host: string) => string | null): (host: string) => string {
  return (host) => registrableDomain(host) ?? host;
}

/** The smallest set of spellings without which the two would be one. */
function findDifferences(base: Policy, a: string, b: string): readonly Difference[] | null {
  const equalWith = (steps: readonly Difference[]): boolean => {
    const key = keyUnder(Object.assign({}, base, ...steps.map((step) => ON[step])));
    return key(a) === key(b);
  };
  if (equalWith([])) return [];
  let needed: readonly Difference[] = LADDER.map((step) => step.difference);
  if (!equalWith(needed)) return null;
  for (const candidate of needed) {
    const rest = needed.filter((difference) => difference !== candidate);
    if (equalWith(rest)) needed = rest;
  }
  return needed;
}

/** How far apart two different pages are: same host, same registrable domain, or neither. */
function siteRelation(a: string, b: string, siteOf: (host: string) => string): AddressRelation {
  if (!URL.canParse(a) || !URL.canParse(b)) return "other-site";
  const [first, second] = [new URL(a), new URL(b)];
  if (first.host === second.host) return "other-page";
  return siteOf(first.hostname) === siteOf(second.hostname) ? "other-host" : "other-site";
}

function withoutFragment(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.hash = "";
  return parsed.href;
}

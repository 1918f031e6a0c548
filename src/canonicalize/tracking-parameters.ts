/**
 * Parameters that say where a visitor came from and not which page is asked for.
 * Beyond `utm_` and six names by decision, a name stands here where at least three
 * independent public sources remove it; the third column names them:
 * A AdGuard filter 17, B Brave, C ClearURLs, T tidy-url, F Firefox strict
 * protection, S Firefox strip-on-share, P community Firefox preferences, K courlan.
 */
export interface TrackingParameter {
  readonly name: string;
  readonly by: string;
  /** Removed on these hosts and below only; everywhere where absent. */
  readonly hosts?: readonly string[];
}

/** Every name that begins so. */
export const TRACKING_PREFIX = "utm_";

export const TRACKING_PARAMETERS: readonly TrackingParameter[] = [
  { name: "fbclid", by: "ABCTFPK" },
  { name: "gclid", by: "ABCTPK" },
  { name: "msclkid", by: "ABCPK" },
  { name: "mc_cid", by: "ACT" },
  { name: "mc_eid", by: "ABCTFP" },
  { name: "ref_src", by: "B" },
];

const BY_NAME = new Map(TRACKING_PARAMETERS.map((entry) => [entry.name.toLowerCase(), entry]));
const EVERYWHERE: readonly string[] = [];

/**
 * The hosts on which a name, in lower case, is tracking: none of them (null),
 * everywhere (empty list), or those listed and what is below them.
 * `utm_anything` -> `[]`, `color` -> `null`
 */
export function trackingHosts(name: string): readonly string[] | null {
  if (name.startsWith(TRACKING_PREFIX)) return EVERYWHERE;
  const entry = BY_NAME.get(name);
  return entry === undefined ? null : (entry.hosts ?? EVERYWHERE);
}

/** `www.youtube.com` is under `youtube.com`, `notyoutube.com` is not. */
export function hostIsUnder(host: string, hosts: readonly string[]): boolean {
  return hosts.some((parent) => host === parent || host.endsWith(`.${parent}`));
}

/**
 * Whether a parameter is tracking, on every host or on the one given.
 * `("UTM_Source")` -> true, `("ref")` -> false
 */
export function isTrackingName(name: string, host?: string): boolean {
  const hosts = trackingHosts(name.toLowerCase());
  if (hosts === null) return false;
  return hosts === EVERYWHERE || (host !== undefined && hostIsUnder(host, hosts));
}

import { DECIDED_NAMES, GLOBAL_NAMES, HOST_NAMES, TRACKING_PREFIX } from "./tracking-parameters";

const EVERYWHERE: readonly string[] = [];
const HOSTS_BY_NAME = new Map<string, readonly string[]>([
  ...HOST_NAMES.map(([name, , hosts]) => [name, hosts] as const),
  ...GLOBAL_NAMES.map(([name]) => [name.toLowerCase(), EVERYWHERE] as const),
  ...DECIDED_NAMES.map((name) => [name, EVERYWHERE] as const),
]);

/**
 * The hosts on which a name, in lower case, is tracking: none of them (null),
 * everywhere (empty list), or those listed and what is below them.
 * `utm_anything` -> `[]`, `si` -> `["youtube.com", "youtu.be"]`, `color` -> `null`
 */
export function trackingHosts(name: string): readonly string[] | null {
  return name.startsWith(TRACKING_PREFIX) ? EVERYWHERE : (HOSTS_BY_NAME.get(name) ?? null);
}

/** `www.youtube.com` is under `youtube.com`, `notyoutube.com` is not. */
export function hostIsUnder(host: string, hosts: readonly string[]): boolean {
  return hosts.some((parent) => host === parent || host.endsWith(`.${parent}`));
}

/**
 * Whether a parameter, by its decoded name, is tracking on every host or on the one
 * given.
 * `("UTM_Source")` -> true, `("si")` -> false, `("si", "www.youtube.com")` -> true
 */
export function isTrackingName(name: string, host?: string): boolean {
  const hosts = trackingHosts(name.toLowerCase());
  if (hosts === null) return false;
  return hosts.length === 0 || (host !== undefined && hostIsUnder(host, hosts));
}

import { getDomain } from "tldts";

const OPTIONS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false } as const;

/**
 * The domain a site owner registers, with the private section of the public suffix
 * list on; null for addresses, single labels and suffixes themselves.
 * `www.shop.example.co.uk` -> `example.co.uk`, `a.github.io` -> `a.github.io`, `127.0.0.1` -> null
 */
export function registrableDomain(host: string): string | null {
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  return getDomain(name, OPTIONS);
}

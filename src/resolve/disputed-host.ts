const DISPUTED = /[%"*]/;

/**
 * Whether engines disagree that this is a host: Chromium takes `%`, Firefox no `"`,
 * neither takes `*`. It leads nowhere for some visitors: it is none.
 * `ex%20ample.com` -> true
 */
export function isDisputedHost(host: string): boolean {
  return DISPUTED.test(host);
}

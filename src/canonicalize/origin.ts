/** The parts of `UrlParts.origin`. */
export interface Origin {
  scheme: "http" | "https";
  userinfo: string | null;
  host: string;
  /** Without colon; `""` where the port is the default one. */
  port: string;
}

/** Characters of which some engine makes no host. */
const DISPUTED = /[%"*]/;
const DOT = 0x2e;
const COLON = 0x3a;

/**
 * Whether the origin of a serialised URL, which ends before `pathStart`, holds what
 * the standard rules remove or refuse: userinfo, a dot after the host, a disputed host.
 * `https://e.com./` -> true, `https://e.com/` -> false
 */
export function originNeedsWork(href: string, pathStart: number): boolean {
  let next = COLON;
  for (let at = pathStart - 1; at > 6; at--) {
    const code = href.charCodeAt(at);
    if (code === 0x40 || (code === DOT && next === COLON) || isDisputed(code)) return true;
    next = code;
  }
  return false;
}

function isDisputed(code: number): boolean {
  return code === 0x25 || code === 0x22 || code === 0x2a;
}

/**
 * Whether engines disagree that this is a host: Chromium takes `%`, Firefox no `"`,
 * neither takes `*`. For one key in all of them, it is none.
 * `ex%20ample.com` -> true
 */
export function isDisputedHost(host: string): boolean {
  return DISPUTED.test(host);
}

/** `https://me@e.com:8443` -> `{ scheme: "https", userinfo: "me", host: "e.com", port: "8443" }` */
export function splitOrigin(origin: string): Origin {
  const scheme = origin.startsWith("https:") ? "https" : "http";
  const authority = origin.slice(scheme.length + 3);
  const at = authority.lastIndexOf("@");
  const colon = authority.lastIndexOf(":");
  // The last colon of `[::1]` stands inside the brackets, that of userinfo before the `@`.
  const hasPort = colon > at && colon > authority.lastIndexOf("]");
  return {
    scheme,
    userinfo: at === -1 ? null : authority.slice(0, at),
    host: authority.slice(at + 1, hasPort ? colon : authority.length),
    port: hasPort ? authority.slice(colon + 1) : "",
  };
}

/** The reverse of `splitOrigin`. */
export function joinOrigin({ scheme, userinfo, host, port }: Origin): string {
  const before = userinfo === null ? "" : `${userinfo}@`;
  return `${scheme}://${before}${host}${port === "" ? "" : `:${port}`}`;
}

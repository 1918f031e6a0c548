import type { InputMode, LinkFlag, Resolution, Scope } from "../model/link";
import { isDisputedHost } from "./disputed-host";
import { compileScope } from "./scope";
import { resolveStrictly } from "./strict";
import { writtenFlags } from "./written-flags";

export interface ResolverOptions {
  /** The document base URL (HTML 2.4.1). */
  readonly baseUrl: string;
  readonly scope: Scope;
  readonly inputMode: InputMode;
}

/**
 * Resolves one raw href. `browserHref` is the browser's own answer, asked for where
 * the encoding of the document decides (HTML 2.4.2): it counts where it is there.
 */
export type Resolver = (rawHref: unknown, browserHref?: string | null) => Resolution;

const NOT_A_LINK: Resolution = { outcome: "rejected", url: null, reason: "unparsable", flags: [] };

/**
 * Compiles base, scope and input mode to a resolver (RFC 3986 5, as WHATWG URL has
 * it). No answer's `url` holds credentials.
 * base `https://e.com/a/b`, scope site: `../c` -> accepted `https://e.com/c`
 */
export function createResolver({ baseUrl, scope, inputMode }: ResolverOptions): Resolver {
  const base = parse(baseUrl);
  if (base !== null && base.password !== "") dropCredentials(base);
  const isInScope = compileScope(scope);
  const home = homeOf(scope);
  if (inputMode === "strict") return (rawHref) => resolveStrictly(rawHref, baseUrl, isInScope);
  const baseHref = base?.href;
  const baseScheme = base?.protocol.slice(0, -1) ?? "";
  return (rawHref, browserHref) => {
    if (typeof rawHref !== "string") return NOT_A_LINK;
    const flags = writtenFlags(rawHref, baseScheme);
    const url = parse(rawHref, baseHref);
    if (typeof browserHref !== "string") {
      // Most links of most pages: nothing of their origin can be odd, and asking a URL
      // for its parts costs more than parsing it did.
      const href = url?.href;
      if (home !== null && href?.startsWith(home)) return { outcome: "accepted", url: href, flags };
      return judge(url, flags, isInScope);
    }
    const told = parse(browserHref);
    const differs = told !== null && told.href !== url?.href;
    return judge(told, differs ? [...flags, "legacy-encoded-query"] : flags, isInScope);
  };
}

/**
 * What a serialised URL begins with if it has the origin of the scope, no credentials
 * and the default port; null where that alone does not settle the answer.
 */
function homeOf({ origin }: Scope): string | null {
  const own = parse(origin);
  if (own === null || own.port !== "" || !/^https?:$/.test(own.protocol) || isDisputedHost(own.hostname))
    return null;
  return `${own.origin}/`;
}

function judge(url: URL | null, flags: readonly LinkFlag[], isInScope: (url: URL) => boolean): Resolution {
  if (url === null) return { outcome: "rejected", url: null, reason: "unparsable", flags };
  const found = urlFlags(url, flags);
  // A name alone is no secret, and pages write e-mail addresses that way.
  if (url.password !== "") dropCredentials(url);
  // The scheme comes first: a blob: URL answers with the origin inside it.
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    const scheme = url.protocol.slice(0, -1);
    return { outcome: "rejected", url: url.href, reason: "unsupported-scheme", scheme, flags: found };
  }
  if (isDisputedHost(url.hostname))
    return { outcome: "rejected", url: null, reason: "unparsable", flags: found };
  return { outcome: isInScope(url) ? "accepted" : "out-of-scope", url: url.href, flags: found };
}

function urlFlags(url: URL, flags: readonly LinkFlag[]): readonly LinkFlag[] {
  const hasCredentials = url.username !== "" || url.password !== "";
  const hasPort = url.port !== "";
  if (!hasCredentials && !hasPort) return flags;
  const found = [...flags];
  if (hasCredentials) found.push("credentials");
  if (hasPort) found.push("non-default-port");
  return found;
}

function dropCredentials(url: URL): void {
  url.username = "";
  url.password = "";
}

function parse(href: string, base?: string): URL | null {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}

import type { RejectReason, Resolution } from "../model/link";
import { hasControlCharacter } from "./control-character";
import { isDisputedHost } from "./disputed-host";

/** Unicode whitespace at either end: NEL is, the byte order mark is not. */
const SURROUNDING = /^(?:[^\S\uFEFF]|\x85)|(?:[^\S\uFEFF]|\x85)$/;
const AUTHORITY = /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?#]*)/i;

/**
 * Resolves for a crawler that refuses whatever is not plainly written: the reason
 * says what. The answer keeps the authority as written and drops the fragment.
 * `https://docs.e.com:443/faq#a` -> accepted `https://docs.e.com:443/faq`
 */
export function resolveStrictly(
  rawHref: unknown,
  baseUrl: string,
  isInScope: (url: URL) => boolean,
): Resolution {
  if (typeof rawHref !== "string" || rawHref === "") return rejected("empty");
  const problem = inputProblem(rawHref);
  if (problem !== null) return rejected(problem);
  if (!isUsableBase(baseUrl, isInScope)) return rejected("base-out-of-scope");
  const url = parse(rawHref, baseUrl);
  if (url === null) return rejected("unparsable");
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== "https" && scheme !== "http") {
    return { outcome: "rejected", url: null, reason: "unsupported-scheme", scheme, flags: [] };
  }
  const authority = AUTHORITY.exec(rawHref)?.[1] ?? AUTHORITY.exec(baseUrl)?.[1] ?? "";
  if (authority.includes("@")) return rejected("credentials");
  if (authority === "" || isDisputedHost(url.hostname)) return rejected("unparsable");
  const answer = `${scheme}://${authority}${url.pathname}${url.search}`;
  return { outcome: isInScope(url) ? "accepted" : "out-of-scope", url: answer, flags: [] };
}

function inputProblem(text: string): RejectReason | null {
  if (SURROUNDING.test(text)) return "surrounding-whitespace";
  if (text.includes("\\")) return "backslash";
  return hasControlCharacter(text) ? "control-character" : null;
}

/** The base must be plainly written too, and in scope: a redirect must not move it. */
function isUsableBase(baseUrl: string, isInScope: (url: URL) => boolean): boolean {
  if (baseUrl === "" || inputProblem(baseUrl) !== null) return false;
  const base = parse(baseUrl);
  if (base === null || !/^https?:$/.test(base.protocol)) return false;
  const authority = AUTHORITY.exec(baseUrl)?.[1] ?? "";
  return !authority.includes("@") && isInScope(base);
}

function rejected(reason: RejectReason): Resolution {
  return { outcome: "rejected", url: null, reason, flags: [] };
}

function parse(href: string, base?: string): URL | null {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}

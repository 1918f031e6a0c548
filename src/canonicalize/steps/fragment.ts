import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "fragment" };

/**
 * Drops the fragment: it is never sent to a server (RFC 9110 4.2.5).
 * `https://e.com/a#b` -> `https://e.com/a`
 */
export function fragment(parts: UrlParts): AppliedRule | null {
  if (parts.fragment === null) return null;
  parts.fragment = null;
  return APPLIED;
}

/**
 * The same where a site keeps its routes in the fragment: `#/…` and `#!…` stay.
 * `https://e.com/#/cart` -> unchanged, `https://e.com/#top` -> `https://e.com/`
 */
export function fragmentButRoutes(parts: UrlParts): AppliedRule | null {
  return isHashRoute(parts.fragment) ? null : fragment(parts);
}

function isHashRoute(text: string | null): boolean {
  return text !== null && (text.startsWith("/") || text.startsWith("!"));
}

import type { ReportLink } from "../../model/link";
import type { Hop, HopKind } from "../../model/navigation";
import type { AppliedRule } from "../../model/rule";

/** `tracking-parameter (utm_source); parameter-order` */
export function rulesCell(rules: readonly AppliedRule[]): string {
  return rules
    .map(({ rule, removed = [] }) => (removed.length === 0 ? rule : `${rule} (${removed.join(", ")})`))
    .join("; ");
}

/** Screaming Frog's Path Type: how the href was written. */
export function pathType(rawHref: string): string {
  const href = rawHref.trim();
  if (/^[\\/]{2}/.test(href)) return "Protocol-Relative";
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return "Absolute";
  return /^[\\/]/.test(href) ? "Root-Relative" : "Path-Relative";
}

/** Screaming Frog's Follow: false for nofollow, and for what Google treats alike. */
export function isFollow(rel: readonly string[]): boolean {
  return !rel.some((token) => token === "nofollow" || token === "ugc" || token === "sponsored");
}

const POSITIONS: Record<ReportLink["place"], string> = {
  content: "Content",
  nav: "Navigation",
  header: "Header",
  footer: "Footer",
  aside: "Aside",
};

/** Screaming Frog's Link Position: `nav` -> "Navigation". */
export function linkPosition(place: ReportLink["place"]): string {
  return POSITIONS[place];
}

const REDIRECT_TYPES: Record<HopKind, string> = {
  http: "HTTP Redirect",
  hsts: "HSTS Policy",
  "browser-upgrade": "Browser Upgrade",
  "meta-refresh": "Meta Refresh",
  "refresh-header": "Refresh Header",
  script: "JavaScript Redirect",
  "service-worker": "Service Worker",
  history: "History API",
};

/** Screaming Frog's Redirect Type N; empty for the answer that ends the chain. */
export function redirectType(hop: Hop, last: boolean): string {
  return last && hop.kind === "http" ? "" : REDIRECT_TYPES[hop.kind];
}

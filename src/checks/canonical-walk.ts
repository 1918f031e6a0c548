import type { CanonicalEnd, CanonicalStep, CanonicalTarget } from "../model/canonical-target";
import type { AddressComparison } from "./address-comparison";

/** From canonical to canonical, this far: one that needs more is broken whatever comes. */
const MOST_STEPS = 5;

/** The addresses that were looked at, in order. */
export function stepsOf(target: CanonicalTarget): readonly CanonicalStep[] {
  return [target, ...(target.further ?? [])];
}

/** Whether a page came, so that what it declares counts. */
export function isReached({ outcome }: Pick<CanonicalStep, "outcome">): boolean {
  return outcome === "ok" || outcome === "redirected";
}

/**
 * Where a walk from canonical to canonical goes on, or how it ended (RFC 6596
 * section 3: no chains). b names c, c names itself -> { kind: "settled" };
 * b names c, which was not looked at -> { kind: "next", url: c }
 */
export function walkOn(
  target: CanonicalTarget,
  pageUrl: string,
  { same, keyOf }: Pick<AddressComparison, "same" | "keyOf">,
): CanonicalEnd | { readonly kind: "next"; readonly url: string } {
  const steps = stepsOf(target);
  const last = steps.at(-1) ?? target;
  if (!isReached(last)) return { kind: "unreached" };
  const named = new Map(last.canonicals.map((url) => [keyOf(url), url] as const));
  const [url] = named.values();
  if (url === undefined) return { kind: "settled" };
  if (named.size > 1) return { kind: "conflict", urls: [...named.values()] };
  if (same(url, last.finalUrl)) return { kind: "settled" };
  const seen = [pageUrl, ...steps.flatMap(({ start, finalUrl }) => [start, finalUrl])];
  if (seen.some((one) => same(one, url))) return { kind: "loop", url };
  return { kind: steps.length < MOST_STEPS ? "next" : "limit", url };
}

/** The walk as one line: `https://a.example/ > https://b.example/`. */
export function walkLine(target: CanonicalTarget, end?: string): string {
  return [...stepsOf(target).map(({ start }) => start), ...(end === undefined ? [] : [end])].join(" > ");
}

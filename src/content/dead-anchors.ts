import type { PageMeta } from "../model/snapshot";
import { LIMITS } from "./limits";

/** Enough to show what kind they are. */
const MOST_EXAMPLES = 20;
const LONGEST = 200;

const { getElementById, querySelectorAll } = Document.prototype;

/** What only makes sense on a link: an anchor that has it was meant to be one (as Lighthouse has it). */
const MEANT_AS_LINK = ["target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy", "onclick"]
  .map((name) => `a:not([href])[${name}]`)
  .join(", ");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A route of a script, or a text fragment: nothing that an element would be named by. */
const isNoTarget = (fragment: string): boolean => fragment === "" || /^[!/:]/.test(fragment);

/** Fragments of in-page links that name no element of the page (HTML 7.4.6.4). */
function missingTargets(): string[] {
  const names = new Set<string | null>();
  for (const anchor of querySelectorAll.call(document, "a[name]")) names.add(anchor.getAttribute("name"));
  const isThere = (name: string) =>
    getElementById.call(document, name) !== null || names.has(name) || name.toLowerCase() === "top";
  const known = new Set<string>();
  const missing: string[] = [];
  for (const link of querySelectorAll.call(document, 'a[href^="#"], area[href^="#"]')) {
    const fragment = (link.getAttribute("href") ?? "").trim().slice(1, LIMITS.attribute);
    if (known.has(fragment)) continue;
    known.add(fragment);
    if (isNoTarget(fragment) || isThere(fragment) || isThere(decoded(fragment))) continue;
    missing.push(`#${fragment.slice(0, LONGEST)}`);
    if (missing.length >= LIMITS.list) break;
  }
  return missing;
}

/** Anchors that lead nowhere: to no element of the page, or without an href. */
export function deadAnchors(): Pick<PageMeta, "missingTargets" | "anchorsWithoutHref"> {
  const anchors = querySelectorAll.call(document, MEANT_AS_LINK);
  const examples = [...anchors]
    .slice(0, MOST_EXAMPLES)
    .map((anchor) => (anchor.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, LONGEST));
  return { missingTargets: missingTargets(), anchorsWithoutHref: { count: anchors.length, examples } };
}

import LinkHeader from "http-link-header";
import type { HeaderLink } from "../model/report-page";
import { splitHeader } from "./split-header";

/**
 * Reads `Link` response headers (RFC 8288 section 3). Never throws: what cannot
 * be read is left out and costs no other link. Targets and `anchor` resolve
 * against the response URL, never against `<base>` (RFC 8288 3.1).
 * `</c>; REL="start CANONICAL"` -> { target: "/c", rel: ["start", "canonical"] }
 */
export function parseLinkHeaders(values: readonly string[], responseUrl: string): HeaderLink[] {
  return values
    .flatMap((value) => splitHeader(value, ","))
    .map((value) => parseLinkValue(value, responseUrl))
    .filter((link) => link !== null);
}

function parseLinkValue(value: string, responseUrl: string): HeaderLink | null {
  const [target = "", ...parameters] = splitHeader(value.trim(), ";").map((part) => part.trim());
  if (!target.startsWith("<") || !target.endsWith(">")) return null;
  const references = readReferences([target, ...parameters.filter(isReadable)].join("; "));
  const [first] = references;
  if (first === undefined) return null;
  const attributes = readAttributes(first);
  return {
    target: first.uri,
    url: resolve(first.uri, responseUrl),
    rel: readRelations(references),
    context: resolve(attributes["anchor"] ?? "", responseUrl) ?? responseUrl,
    attributes,
  };
}

/**
 * Whether http-link-header may see a parameter. A parameter without a value
 * makes it swallow its neighbours; `uri` would overwrite the target; names of
 * Object.prototype would reach the prototype; starred names can make it throw
 * and carry display text only (RFC 8187).
 */
function isReadable(parameter: string): boolean {
  const equals = parameter.indexOf("=");
  if (equals < 1) return false;
  const name = parameter.slice(0, equals).trim().toLowerCase();
  return name !== "uri" && !name.endsWith("*") && !(name in Object.prototype);
}

/** One reference per relation type; none where the value is junk. */
function readReferences(value: string): LinkHeader.Reference[] {
  try {
    return LinkHeader.parse(value).refs;
  } catch {
    return [];
  }
}

function readRelations(references: readonly LinkHeader.Reference[]): string[] {
  const tokens = references.flatMap((reference) => (reference.rel ?? "").toLowerCase().split(/[\t ]+/));
  return [...new Set(tokens)].filter((token) => token !== "");
}

/** Parameters other than rel; of a repeated one the first counts (RFC 8288 3.4). */
function readAttributes(reference: LinkHeader.Reference): Record<string, string> {
  const entries = Object.entries(reference as Record<string, string | string[]>)
    .filter(([name]) => name !== "uri" && name !== "rel")
    .map(([name, value]) => [name, Array.isArray(value) ? (value[0] ?? "") : value] as const);
  return Object.fromEntries(entries);
}

function resolve(reference: string, base: string): string | null {
  return URL.canParse(reference, base) ? new URL(reference, base).href : null;
}

import { ALTERNATE_ATTRIBUTES } from "../checks/alternate-attributes";
import { isPlaceholder } from "../checks/placeholder";
import type { CanonicalProblem } from "../model/canonical";
import type { HeaderLink } from "../model/report-page";
import type { DeclarationTarget } from "./declaration-target";
import { type HeadEnd, headEndWords } from "./head-end";

const PROBLEMS: Readonly<Record<CanonicalProblem, string>> = {
  "no-href": "it has no href, so it links to nothing",
  empty: "its href is empty, and an empty href makes no link",
  unparsable: "its href cannot be parsed as a URL",
  "unsupported-scheme": "its scheme is not http or https",
};

/** Why a declaration cannot be used whatever else it says; undefined where it can. */
export function becauseOfTarget(
  target: DeclarationTarget,
  rawHref: string | null,
  documentUrl: string,
): string | undefined {
  if (target.problem !== undefined) return PROBLEMS[target.problem];
  // A page may really stand at such an address: then it is no placeholder.
  if (rawHref === null || !isPlaceholder(rawHref) || sameDocument(target.resolved, documentUrl))
    return undefined;
  return "it is a template's placeholder, not the address of a page";
}

/** Google reads canonicals in the head only; `headEnd` is what closed it early. */
export function becauseOfPlace(place: "head" | "body", headEnd: HeadEnd | null): string | undefined {
  if (place === "head") return undefined;
  const cause =
    headEnd === null
      ? ""
      : `; the body begins with ${headEndWords(headEnd.name)}, which closes a head it is written in`;
  return `it stands in the body, and Google reads canonicals in the head only${cause}`;
}

/** Google does not use a canonical that carries hreflang, lang, media or type. */
export function becauseOfAttributes(attributes: Readonly<Record<string, string>>): string | undefined {
  const found = ALTERNATE_ATTRIBUTES.filter((name) => Object.hasOwn(attributes, name));
  if (found.length === 0) return undefined;
  return `Google ignores a canonical that carries ${found.join(" and ")}`;
}

/** RFC 8288 3.2: `anchor` makes the link one of another resource. */
export function becauseOfContext(link: HeaderLink, documentUrl: string): string | undefined {
  if (!Object.hasOwn(link.attributes, "anchor") || sameDocument(link.context, documentUrl)) return undefined;
  return `its anchor parameter makes it the canonical of ${link.context}, not of this page`;
}

function sameDocument(url: string | null, documentUrl: string): boolean {
  return url !== null && withoutFragment(url) === withoutFragment(documentUrl);
}

function withoutFragment(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.hash = "";
  return parsed.href;
}

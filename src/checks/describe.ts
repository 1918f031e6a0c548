import type { CanonicalDeclaration } from "../model/canonical";
import type { Severity } from "../model/finding";
import type { CheckContext, Observation } from "./check";
import { type UsableDeclaration, usableDeclarations } from "./effective-canonical";

/** Where a declaration stands, in words. */
export function whereDeclared(declaration: CanonicalDeclaration): string {
  switch (declaration.source) {
    case "header":
      return "HTTP Link header";
    case "served-html":
      return "served HTML";
    case "html":
      return declaration.place === "body" ? "HTML body" : "HTML head";
  }
}

/** The declaration as the page wrote it; an absent href is named as such. */
export function asWritten(declaration: CanonicalDeclaration): string {
  return declaration.rawHref ?? "(no href)";
}

/** Declarations of the live page, as observed in this audit. */
export function liveDeclarations(context: CheckContext): CanonicalDeclaration[] {
  return context.canonical.declarations.filter((declaration) => declaration.source !== "served-html");
}

/** One observation for each usable declaration whose URL the test objects to. */
export function observeUsable(
  context: CheckContext,
  observe: (url: URL, declaration: UsableDeclaration) => Observation | null,
): Observation[] {
  return usableDeclarations(context.canonical.declarations)
    .map((declaration) => observe(new URL(declaration.resolved), declaration))
    .filter((observation) => observation !== null);
}

/**
 * What an ignored declaration costs: all, where it was the only one; little,
 * where another one says the same and is used.
 */
export function severityOfIgnored(context: CheckContext, declaration: CanonicalDeclaration): Severity {
  const usable = usableDeclarations(context.canonical.declarations);
  if (usable.length === 0) return "error";
  const { resolved } = declaration;
  return resolved !== null && usable.some((other) => context.comparison.same(other.resolved, resolved))
    ? "notice"
    : "warning";
}

/** Longest example in a message; the evidence carries them whole, up to a page's worth. */
const LONGEST = { message: 120, evidence: 2_000 } as const;

/** At most `limit` examples in one line; counts what is left out. */
export function examples(
  values: readonly string[],
  limit = 5,
  place: keyof typeof LONGEST = "message",
): string {
  const shown = values
    .slice(0, limit)
    .map((value) => cut(value.replace(/\s+/g, " "), LONGEST[place]))
    .join(" · ");
  return values.length > limit ? `${shown} · and ${values.length - limit} more` : shown;
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

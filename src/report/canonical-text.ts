import { whereDeclared } from "../checks/describe";
import type { CanonicalDeclaration, CanonicalReport } from "../model/canonical";
import { findingText } from "./finding-text";
import { hidePassword, redactText } from "./redact";
import { servedSentence } from "./served-sentence";
import { targetSentence } from "./target-sentence";

/** A page can declare thousands. */
const MOST = 20;

interface Judged {
  readonly url: string;
  readonly canonical: CanonicalReport;
  readonly generatedAt: string;
}

/**
 * The whole judgement on the canonical as plain text, ready for a ticket: verdict,
 * declarations, what a second look showed, and every finding with its evidence.
 */
export function canonicalText({ url, canonical, generatedAt }: Judged): string {
  const { verdict, declarations, served, target, findings } = canonical;
  const left = declarations.length - MOST;
  const lines = [
    url,
    verdict,
    "",
    `Declarations (${generatedAt}):`,
    ...(declarations.length === 0 ? ["  none"] : declarations.slice(0, MOST).map(declarationLine)),
    ...(left > 0 ? [`  and ${left} more`] : []),
    ...(served === undefined ? [] : ["", `${servedSentence(served)} (fetched again ${served.fetchedAt})`]),
    ...(target === undefined ? [] : ["", `${targetSentence(target)} (requested ${target.checkedAt ?? ""})`]),
  ].map((line) => redactText(hidePassword(line.replace(/\p{Cc}+/gu, " ")), false));
  return [...lines, ...findings.flatMap((finding) => ["", findingText(finding)]), ""].join("\n");
}

function declarationLine(declaration: CanonicalDeclaration): string {
  const { rawHref, resolved, ignoredBecause } = declaration;
  const written = rawHref === null ? "(no href)" : hidePassword(rawHref);
  const means = resolved === null || resolved === written ? "" : ` = ${resolved}`;
  const use = ignoredBecause === undefined ? "" : ` (not used: ${ignoredBecause})`;
  return `  ${whereDeclared(declaration)}: ${written}${means}${use}`;
}

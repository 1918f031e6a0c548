import type { Finding } from "../model/finding";
import { hidePassword, redactText } from "./redact";

/** Passwords go out nowhere, whatever an address carries. */
const shown = (text: string): string => redactText(hidePassword(text), false);

/**
 * A finding as plain text, with its evidence, source and what other tools say.
 * -> "ERROR Conflicting canonicals, …\n  declarations: …\n  Source: https://…"
 */
export function findingText(finding: Finding): string {
  const { severity, outcome, message, check, evidence, reference, published } = finding;
  const review = outcome === "needs-review" ? " (needs review)" : "";
  const lines = [
    `${severity.toUpperCase()}${review} ${message}`,
    ...Object.entries(evidence).map(([name, value]) => `  ${name}: ${hidePassword(value)}`),
    ...published.map(
      ({ by, name, severity: theirs }) => `  ${by}${name === undefined ? "" : ` “${name}”`}: ${theirs}`,
    ),
    `  check: ${check}`,
    `  source: ${reference}`,
  ];
  return lines.map((line) => shown(line.replace(/\p{Cc}+/gu, " "))).join("\n");
}

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CHECKS } from "../src/checks";
import type { Check, CheckArea } from "../src/checks/check";
import { NOT_OBSERVABLE } from "./not-observable";

const TITLES: Readonly<Record<CheckArea, string>> = {
  canonical: "Canonical",
  redirect: "Redirects",
  url: "Links",
};

const INTRODUCTION = `# Checks

Written from the registry by \`npx tsx scripts/check-catalogue.ts\`; a test compares the two.

**error**: Google ignores or contradicts the declaration, or the URL cannot work. **warning**: it probably costs and
a person should look. **notice**: legal and often meant. A finding that says *needs review* is not decided: a person must.
The severities of other tools are quoted in their own words; where they disagree, none is right for every site.
Checks marked *off* are what auditors call noise; they are not part of the default set.
`;

/** The page of docs/checks.md: every check of the registry, and what a browser cannot see. */
export function checkCatalogue(checks: readonly Check[] = CHECKS): string {
  const areas = Object.entries(TITLES) as [CheckArea, string][];
  const tables = areas.map(([area, title]) =>
    table(
      title,
      checks.filter((check) => check.area === area),
    ),
  );
  return [INTRODUCTION, ...tables, notObservable()].join("\n");
}

function table(title: string, checks: readonly Check[]): string {
  const head = "| Code | Check | Reports when | Severity | Others | Reference |\n|---|---|---|---|---|---|";
  return `## ${title}\n\n${[head, ...checks.map(row)].join("\n")}\n`;
}

function row(check: Check): string {
  const severity = `${check.severity}${check.outcome === "needs-review" ? ", needs review" : ""}${check.default === false ? ", off" : ""}`;
  const name = `\`${check.id}\`<br>${check.title}`;
  const cells = [check.code, name, check.trigger, severity, others(check), `[source](${check.reference})`];
  return `| ${cells.map(cell).join(" | ")} |`;
}

function others(check: Check): string {
  return check.published
    .map(({ by, severity, name }) => `${by}${name === undefined ? "" : ` “${name}”`}: ${severity}`)
    .join("<br>");
}

/** Pipes end a cell; an opening angle bracket would be markup, but for our own line breaks. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/<(?!br>)/g, "&lt;");
}

function notObservable(): string {
  const rows = NOT_OBSERVABLE.map(({ code, title, why }) => `| ${code} | ${title} | ${why} |`);
  return `## What one page in a browser cannot show\n\n| Code | Check of other tools | Why not here |\n|---|---|---|\n${rows.join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../docs/checks.md", import.meta.url), checkCatalogue());
}

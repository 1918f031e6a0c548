import type { ServedChange, ServedReport } from "../model/served-report";

/** What became of canonicals in the HTML, said of all of them together. */
const CHANGES: readonly (readonly [change: ServedChange, words: string])[] = [
  ["changed", "changed"],
  ["added", "added"],
  ["removed", "removed"],
];

/**
 * What the served HTML shows, in one sentence an auditor can quote.
 * -> "Scripts changed 1 canonical of the HTML as served."
 */
export function servedSentence(served: ServedReport): string {
  if (served.notComparable !== null) return notComparable(served);
  const html = served.rows.filter(
    ({ live, served: before }) => live?.source === "html" || before?.source === "served-html",
  );
  if (html.length === 0)
    return "Neither the HTML as served nor the live page has a canonical in its elements.";
  const said = CHANGES.map(
    ([change, words]) => [html.filter((row) => row.change === change).length, words] as const,
  )
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${words} ${count} ${count === 1 ? "canonical" : "canonicals"}`);
  return said.length === 0
    ? "The HTML as served has the same canonicals as the live page."
    : `Between the HTML as served and the live page, scripts ${said.join(" and ")}.`;
}

function notComparable({
  notComparable: why,
  outcome,
  finalUrl,
  hops,
  skipped,
  error,
}: ServedReport): string {
  const status = hops.at(-1)?.status;
  if (why === "elsewhere")
    return `Not comparable: without cookies, the request ended at ${finalUrl}, which is another page.`;
  if (why === "no-html") return "Not comparable: what the server sent this time is no HTML page.";
  const how = skipped ?? (status === null || status === undefined ? (error ?? outcome) : `answer ${status}`);
  return `Not comparable: the page could not be fetched again (${how}).`;
}

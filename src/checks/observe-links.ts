import type { CheckContext, CheckedLink, Observation } from "./check";
import { examples } from "./describe";
import type { LinkAddress } from "./link-address";

export interface LinkSummary {
  /** What is wrong with one link, as an example; null where nothing is. */
  readonly test: (checked: CheckedLink, context: CheckContext) => string | null;
  /** The sentence, up to the examples: ("1 link", 1) -> "1 link has no anchor text". */
  readonly say: (links: string, count: number) => string;
}

/** One observation for all links a test objects to: a page's template repeats its faults. */
export function observeLinks(context: CheckContext, summary: LinkSummary): Observation[] {
  const numbers: number[] = [];
  const shown = new Set<string>();
  for (const checked of context.checkedLinks) {
    const example = summary.test(checked, context);
    if (example === null) continue;
    numbers.push(checked.link.index + 1); // as the tables count them
    shown.add(example);
  }
  if (numbers.length === 0) return [];
  const count = numbers.length;
  return [
    {
      subject: "page",
      message: `${summary.say(count === 1 ? "1 link" : `${count} links`, count)}: ${examples([...shown], 3)}.`,
      evidence: {
        count: String(count),
        "distinct examples": examples([...shown], 10, "evidence"),
        "link numbers": examples(numbers.map(String), 20, "evidence"),
      },
    },
  ];
}

/** Address of a link that belongs to the audit; null for all others: their URLs are not this site's to mend. */
export function ownAddress({ link, address }: CheckedLink): LinkAddress | null {
  return link.outcome === "accepted" ? address : null;
}

/** The address as the report shows it, where a condition on it holds. */
export function addressIf(url: LinkAddress | null, condition: (url: LinkAddress) => boolean): string | null {
  return url !== null && condition(url) ? url.href : null;
}

import { canonicalize } from "../../src/canonicalize";
import type { Policy } from "../../src/model/policy";
import { explain } from "./reasons";

export interface Case {
  readonly input: string;
  readonly expected: string;
}

/** How our keys compare with another implementation's table. */
export interface Comparison {
  readonly passes: number;
  /** Deliberate differences, counted by reason. */
  readonly differences: ReadonlyMap<string, number>;
  readonly unexplained: readonly { input: string; theirs: string; ours: string }[];
}

/** What we refuse and the other does not, by the kind of input. */
function refusal(input: string, reason: string): string | null {
  if (reason === "unsupported-scheme") return "has keys for other schemes";
  return /^https?:\/*[^/]/iu.test(input) ? null : "has keys for input without scheme or host";
}

/** Compares our keys under one policy with a table, case by case. */
export function compare(cases: readonly Case[], policy: Policy): Comparison {
  const differences = new Map<string, number>();
  const unexplained: { input: string; theirs: string; ours: string }[] = [];
  let passes = 0;
  for (const { input, expected } of cases) {
    const result = canonicalize(input, policy);
    const ours = result.ok ? result.key : result.reason;
    if (ours === expected) {
      passes++;
      continue;
    }
    const words = result.ok
      ? explain(expected, ours)
          ?.map((reason) => reason.words)
          .join(" and ")
      : refusal(input, result.reason);
    if (words === undefined || words === null) unexplained.push({ input, theirs: expected, ours });
    else differences.set(words, (differences.get(words) ?? 0) + 1);
  }
  return { passes, differences, unexplained };
}

/** Prints a comparison as a table. */
export function printComparison(name: string, { passes, differences, unexplained }: Comparison): void {
  const rows = [...differences]
    .toSorted((a, b) => b[1] - a[1])
    .map(([words, count]) => `  ${count}\t${words}`);
  console.log(
    [`${name}: ${passes} equal, by intent different:`, ...rows, `  ${unexplained.length}\tunexplained`].join(
      "\n",
    ),
  );
}

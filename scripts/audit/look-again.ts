import type { Surface } from "../browser/driver";
import { waitUntil } from "../browser/wait-until";

export type Wanted = "served" | "target";

/** What stands in the canonical view for one kind of look: its result, or why there is none. */
const READ = (wanted: Wanted): string => `(() => {
  const of = (testid) => document.querySelector('[data-testid=' + testid + ']');
  if (of('look-running') !== null) return null;
  const panel = of('look-state-${wanted}');
  const result = of('${wanted}-sentence');
  if (result === null && panel !== null && /^(idle|running)$/.test(panel.dataset.state)) return null;
  return (result ?? of('${wanted}'))?.innerText ?? null;
})()`;

/**
 * Presses the button of the canonical view that looks at the served HTML, or at the
 * canonical's address, and answers with what it came to in one sentence; null where
 * the view offers no such look.
 */
export async function lookAgain(report: Surface, wanted: Wanted): Promise<string | null> {
  await report.evaluate("(location.hash = '#canonical', true)");
  await waitUntil("the canonical view", () =>
    report.evaluate<boolean>(`document.querySelector('[data-testid=${wanted}]') !== null`),
  );
  const button = `[data-testid=look-${wanted}]:not([disabled])`;
  const offered = await report.evaluate<boolean>(`document.querySelector('${button}') !== null`);
  if (!offered) return null;
  await report.click(button);
  return waitUntil(`the look at the ${wanted}`, () => report.evaluate<string | null>(READ(wanted)), 180_000);
}

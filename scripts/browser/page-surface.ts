import type { Page } from "puppeteer-core";
import type { Surface } from "./driver";

/** Closing oneself is a legitimate effect of a click. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && /closed|detached|destroyed|no such|discarded/i.test(error.message);

/** A tab or popup that the automation protocol reaches directly. */
export function pageSurface(current: () => Page): Surface {
  return {
    async evaluate<T>(expression: string): Promise<T> {
      return (await current().evaluate(expression)) as T;
    },
    async click(selector) {
      // A user clicks in what is in front; in a hidden tab nothing is ever seen to be visible.
      if (await current().evaluate("document.hidden")) await current().bringToFront();
      const element = await current().waitForSelector(selector, { visible: true });
      try {
        await element?.click();
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    async screenshot() {
      return await current().screenshot({ type: "png" });
    },
  };
}

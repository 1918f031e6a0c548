import type { Bidi } from "./bidi";
import type { Surface } from "./driver";
import { waitUntil } from "./wait-until";

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  if (element === null || element.disabled) return null;
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;

const isReport = (url: string): boolean => url.startsWith("moz-extension:") && url.includes("report");

/** Contexts of report tabs; puppeteer itself never learns that they left about:blank. */
export async function reportContexts(bidi: Bidi): Promise<readonly string[]> {
  return (await bidi.contexts("content")).filter(({ url }) => isReport(url)).map(({ context }) => context);
}

/** A report tab, driven over plain WebDriver BiDi. */
export function firefoxReport(bidi: Bidi, context: string): Surface {
  const evaluate = <T>(expression: string) => bidi.evaluate<T>(context, expression);
  return {
    evaluate,
    async click(selector) {
      await bidi.send("browsingContext.activate", { context });
      const point = await waitUntil(`${selector} in the report`, () =>
        evaluate<Point | null>(middleOf(selector)),
      );
      const actions = [
        { type: "pointerMove", ...point },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await bidi.send("input.performActions", {
        context,
        actions: [{ type: "pointer", id: "mouse", actions }],
      });
    },
    async screenshot() {
      const picture = (await bidi.send("browsingContext.captureScreenshot", { context })) as {
        readonly data: string;
      };
      return new Uint8Array(Buffer.from(picture.data, "base64"));
    },
  };
}

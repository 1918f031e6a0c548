import type { Browser } from "puppeteer-core";

/** What puppeteer keeps to itself: the plain WebDriver BiDi connection. */
interface BidiConnection {
  send(method: string, params: object): Promise<{ readonly result: unknown }>;
}

interface Context {
  readonly context: string;
  readonly url: string;
}

interface Evaluation {
  readonly type: "success" | "exception";
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/** The parts of WebDriver BiDi that reach what puppeteer does not: extension pages and the browser's window. */
export interface Bidi {
  send(method: string, params: object): Promise<unknown>;
  contexts(scope: "content" | "chrome"): Promise<readonly Context[]>;
  /** The awaited value of an expression that survives JSON. */
  evaluate<T>(context: string, expression: string): Promise<T>;
}

/** Firefox only, started with --remote-allow-system-access. */
export function bidiOf(browser: Browser): Bidi {
  const { connection } = browser as unknown as { readonly connection: BidiConnection };
  const send = async (method: string, params: object) => (await connection.send(method, params)).result;
  return {
    send,
    async contexts(scope) {
      const tree = (await send("browsingContext.getTree", { "moz:scope": scope })) as {
        readonly contexts: readonly Context[];
      };
      return tree.contexts;
    },
    async evaluate<T>(context: string, expression: string): Promise<T> {
      const answer = (await send("script.evaluate", {
        expression: `(async () => JSON.stringify({ value: await (${expression}) }))()`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })) as Evaluation;
      if (answer.type === "exception")
        throw new Error(answer.exceptionDetails?.text ?? "exception in Firefox");
      return (JSON.parse(String(answer.result?.value)) as { readonly value: T }).value;
    },
  };
}

/** Runs expressions in the browser's own window, where the toolbar and the popup live. */
export interface ChromeScope {
  evaluate<T>(expression: string): Promise<T>;
}

/** The browser window of a Firefox that shows one. */
export async function chromeScope(bidi: Bidi): Promise<ChromeScope> {
  const window = (await bidi.contexts("chrome")).find(({ url }) => url.endsWith("/browser.xhtml"));
  if (window === undefined) throw new Error("Firefox shows no browser window");
  return { evaluate: (expression) => bidi.evaluate(window.context, expression) };
}

import { browser } from "./browser";

/** A page that does not answer for this long is busy with itself, or frozen. */
const PATIENCE_MS = 30_000;

/** The page was asked and did not answer in time. */
export class PageHangs extends Error {
  constructor() {
    super(`The page did not answer within ${PATIENCE_MS / 1000} s`);
  }
}

/** What the collector returned, of which nothing is known yet, and the browser's name for its document. */
export interface Collected {
  readonly result: unknown;
  readonly documentId: string | null;
}

/** The answer, or a PageHangs after the deadline. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageHangs()), PATIENCE_MS);
  });
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Runs the collector in the tab's main frame. Throws the browser's own error
 * where it may not, and a PageHangs where the page's scripts leave no turn for it.
 */
export async function injectCollector(tabId: number): Promise<Collected> {
  const [injection] = await inTime(
    browser.scripting.executeScript({
      target: { tabId },
      files: ["/collector.js"],
      injectImmediately: true,
    }),
  );
  if (injection === undefined) throw new Error("The page was left before it could be read");
  if (injection.error !== undefined && injection.error !== null) {
    throw new Error(String((injection.error as { message?: unknown }).message ?? injection.error));
  }
  const { documentId = null } = injection as { readonly documentId?: string };
  return { result: injection.result, documentId };
}

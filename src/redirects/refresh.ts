export interface Refresh {
  readonly seconds: number;
  /** Where it leads, resolved; null where it only reloads the page. */
  readonly target: string | null;
}

/** Time, then `;` or `,` or white space, then an optional `url=` with optional quotes (HTML 4.2.5.3). */
const CONTENT = /^\s*(\d*)(?:\.[\d.]*)?(?:[;,\s]\s*[;,]?\s*(.*))?$/s;
const URL_LABEL = /^url\s*=\s*/i;

/**
 * Reads the content of a meta refresh or a Refresh header as HTML's shared
 * declarative refresh does; null where it is none.
 * ("0;url=/t", "https://a.example/") -> { seconds: 0, target: "https://a.example/t" }
 */
export function readRefresh(content: string, base: string): Refresh | null {
  const [, digits = "", rest = ""] = CONTENT.exec(content) ?? [];
  if (digits === "" && !/^\s*\./.test(content)) return null;
  const written = unquote(rest.trimEnd().replace(URL_LABEL, ""));
  const seconds = Number(digits === "" ? 0 : digits);
  if (written === "") return { seconds, target: null };
  return URL.canParse(written, base) ? { seconds, target: new URL(written, base).href } : null;
}

/** A quote that is not closed runs to the end. */
function unquote(text: string): string {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text;
  const close = text.indexOf(quote, 1);
  return close === -1 ? text.slice(1) : text.slice(1, close);
}

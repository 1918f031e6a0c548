/** Encodings whose state is more than one character long, and those that need nothing. */
const NOT_BY_TABLE = /^(utf-|iso-2022-jp|replacement|x-user-defined|gb18030$)/;

const tables = new Map<string, ReadonlyMap<string, string>>();

const percent = (bytes: readonly number[]): string =>
  bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/** Character -> its bytes as escapes, for every character of one or two bytes: the decoder turned around. */
function tableOf(charset: string): ReadonlyMap<string, string> {
  const known = tables.get(charset);
  if (known !== undefined) return known;
  const table = new Map<string, string>();
  const decoder = new TextDecoder(charset);
  const learn = (...bytes: readonly number[]) => {
    const [character = "", ...more] = decoder.decode(Uint8Array.from(bytes));
    if (more.length === 0 && character !== "\uFFFD" && !table.has(character))
      table.set(character, percent(bytes));
  };
  for (let first = 0x80; first <= 0xff; first += 1) learn(first);
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) learn(first, second);
  }
  tables.set(charset, table);
  return table;
}

/**
 * What a browser makes of an href with a query outside ASCII in a page that is not
 * UTF-8: it writes the query in the page's encoding (WHATWG URL 4.4, query state).
 * Null where UTF-8 gives the same, or the encoding has no table.
 * ("/s?q=ü", "https://a.example/", "iso-8859-1") -> "https://a.example/s?q=%FC"
 */
export function legacyHref(rawHref: string, base: string, charset: string): string | null {
  const [, before = "", query = "", after = ""] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(rawHref) ?? [];
  if (!/\P{ASCII}/u.test(query) || NOT_BY_TABLE.test(charset)) return null;
  const table = tableOf(charset);
  const written = [...query].map((character) => {
    if (character < "\x80") return character;
    return table.get(character) ?? `%26%23${character.codePointAt(0)}%3B`;
  });
  const href = before + written.join("") + after;
  return URL.canParse(href, base) ? new URL(href, base).href : null;
}

const NEEDS_DECODING = /[%+]/;

/**
 * Decodes form text to bytes, one character a byte: `+` is a space, a lone `%`
 * itself (WHATWG URL 5.1). Input is ASCII, as URLs are serialised.
 * `a+%C3%A9` -> `"a \u00c3\u00a9"`
 */
export function formBytes(text: string): string {
  if (!NEEDS_DECODING.test(text)) return text;
  return text.replace(/\+|%[0-9A-Fa-f]{2}/g, (found) =>
    found === "+" ? " " : String.fromCharCode(Number.parseInt(found.slice(1), 16)),
  );
}

/**
 * Decodes form text for the eye, as UTF-8; what is no UTF-8 keeps its escapes.
 * `caf%C3%A9+x` -> `café x`, `%E9` -> `%E9`
 */
export function formText(text: string): string {
  if (!NEEDS_DECODING.test(text)) return text;
  const spaced = text.replace(/\+/g, " ");
  return spaced.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodeRun);
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

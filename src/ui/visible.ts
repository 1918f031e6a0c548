/** Characters that show nothing or turn the text around them: C0, DEL, zero-width, bidi controls, BOM. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be made visible
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Text of a page with its invisible characters spelt out, so that it cannot
 * show as something else than it is.
 *
 *     "a\u202Eb\n" -> "a[U+202E]b[U+000A]"
 */
export function visible(text: string): string {
  return text.replace(
    UNSEEN,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`,
  );
}

/**
 * The beginning of a long text, with its length named; the export has it whole.
 *
 *     2 MB of base64 -> 500 characters + "… (2097152 characters)"
 */
export function beginning(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length})`;
}

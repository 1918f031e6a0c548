/** Words that stand where a template found no value. */
const EMPTY_VALUES = new Set(["undefined", "null", "nan", "false", "none", "unknown", "url", "#"]);

/** Template syntax that no server meant to send: `{{ url }}`, `${url}`, `<%= url %>`, `[object Object]`. */
const TEMPLATE_MARKS = ["{{", "}}", "${", "{%", "<%", "<?", "[[", "[object ", "%%"];

/** The whole value is one bracketed name: `[unknown]`, `{url}`, `<url>`, `__URL__`, `%url%`. */
const BRACKETED = /^(?:\[[\w .-]*\]|\{[\w .-]*\}|<[\w .-]*>|__\w+__|%\w+%)$/;

/**
 * Whether a canonical href is a template's placeholder and not an address.
 * It still resolves, which is why unrelated pages end up merged.
 * `[unknown]` -> true, `https://{{host}}/p` -> true, `/docs/null` -> false
 */
export function isPlaceholder(rawHref: string): boolean {
  const value = rawHref.trim();
  if (value === "") return false;
  if (EMPTY_VALUES.has(value.toLowerCase()) || BRACKETED.test(value)) return true;
  if (TEMPLATE_MARKS.some((mark) => value.includes(mark))) return true;
  return URL.canParse(value) && EMPTY_VALUES.has(new URL(value).hostname);
}

const ESCAPE = /%[0-9A-Fa-f]{2}/g;

/**
 * Writes escapes in upper-case hex (RFC 3986 6.2.2.1).
 * `/caf%c3%a9` -> `/caf%C3%A9`
 */
export function escapeCase(text: string): string {
  return text.replace(ESCAPE, (found) => found.toUpperCase());
}

/** Words that act when a link is merely followed, as whole words of a path segment or parameter. */
const ACTIONS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(^|[^a-z])(log-?out|sign-?out|log-?off|abmelden|deconnexion)([^a-z]|$)/i, "looks like a logout"],
  [/(^|[^a-z])(unsubscribe|opt-?out|abbestellen)([^a-z]|$)/i, "looks like an unsubscribe link"],
  [
    /(^|[^a-z])(delete|remove|destroy|trash|cancel|revoke|shutdown|purge|reset)([^a-z]|$)/i,
    "looks like a deletion",
  ],
  [
    /(^|[^a-z])(add-?to-?(cart|basket|wishlist)|cart\/add|basket\/add|buy-?now|checkout)([^a-z]|$)/i,
    "looks like a cart action",
  ],
  [/(^|[^a-z])(vote|upvote|downvote|report-?abuse)([^a-z]|$)/i, "looks like a vote"],
];

/** Parameters that carry a secret or name an action. */
const ONE_TIME =
  /^(.*[_-])?(token|sig|signature|auth|otp|nonce|_?wpnonce|csrf|xsrf|confirm(ation)?|activation|hmac)$/i;
const ACTION = /^(action|do|cmd|op)$/i;
const HARMLESS = /^(view|show|list|search|browse|read|page|detail|details|index)$/i;

/** Parameters whose value names the page, so that it is read like a path: `?page=logout`. */
const PAGES = /^(page|p|route|r|view|path|controller|task|mode)$/i;

/** `/log%6Fut` and `/deleteItem` as the words they are: "/logout", "/delete-Item". */
function words(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // What cannot be decoded is read as it stands.
  }
  return plain.replace(/([a-z0-9])([A-Z])/g, "$1-$2");
}

/**
 * Why a link is better not followed by a machine, or null. Cookies are never
 * sent, but one-click links act without them. `/account/logout` -> "looks like a logout"
 */
export function sideEffectOf(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const path = words(pathname);
  for (const [pattern, what] of ACTIONS) if (pattern.test(path)) return what;
  for (const [name, value] of searchParams) {
    if (ONE_TIME.test(name) && value !== "") return "carries a one-time token";
    if (ACTION.test(name) && value !== "" && !HARMLESS.test(value)) return "names an action";
    for (const [pattern, what] of ACTIONS) {
      if (pattern.test(words(name)) || (PAGES.test(name) && pattern.test(words(value)))) return what;
    }
    if (/^(add|remove|delete)$/i.test(name) && value !== "") return "names an action";
  }
  return null;
}

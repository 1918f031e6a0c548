/** What stands in the place of a secret. */
export const MASK = "***";

/** A word of a parameter name that says: the value lets somebody in. */
const SECRET_WORDS = new Set(
  (
    "token jwt secret password passwd pwd pass passphrase pin otp signature sig hmac auth authorization " +
    "oauth bearer credential credentials session sessionid sessid sid phpsessid jsessionid apikey key " +
    "accesstoken accesskey secretkey privatekey authtoken csrf xsrf ticket assertion samlresponse"
  ).split(" "),
);

/** Names that are secret only as a whole: `code` is, `country_code` is not. */
const SECRET_NAMES = /^(?:code|auth_?code|authorization_?code|aspsessionid[a-z]*|cftoken)$/i;

/** `clientSecret`, `X-Amz-Signature`, `user[token]` -> words in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a parameter of this name usually carries a secret: `access_token` -> true, `keyword` -> false. */
export function isSecretName(name: string): boolean {
  const plain = decoded(name.trim());
  if (SECRET_NAMES.test(plain)) return true;
  return wordsOf(plain).some((word) => SECRET_WORDS.has(word)) || SECRET_WORDS.has(plain.toLowerCase());
}

/** One `name=value`; a value that holds a whole address with a secret goes too. */
function maskPair(pair: string, depth: number): string {
  const equals = pair.indexOf("=");
  if (equals < 0) return pair;
  const name = pair.slice(0, equals);
  const value = pair.slice(equals + 1);
  if (value === "") return pair;
  if (isSecretName(name)) return `${name}=${MASK}`;
  if (depth === 0 || !/%3d/i.test(value)) return pair;
  const inner = decoded(value);
  return inner !== value && maskSecrets(inner, depth - 1) !== inner ? `${name}=${MASK}` : pair;
}

function maskPairs(text: string, separator: RegExp, depth: number): string {
  return text
    .split(separator)
    .map((piece, i) => (i % 2 === 1 ? piece : maskPair(piece, depth)))
    .join("");
}

/** A semicolon parts parameters only where both sides look like pairs; `token=a;b` is one value. */
function maskQuery(query: string, depth: number): string {
  return query
    .split("&")
    .map((pair) => {
      const masked = maskPair(pair, depth);
      return masked === pair && pair.includes(";") ? maskPairs(pair, /(;)/, depth) : masked;
    })
    .join("&");
}

/**
 * Replaces the values of parameters that usually carry secrets, in the query,
 * in path parameters and in the fragment. Works on any href, however broken.
 *
 *     "/a;jsessionid=AB12?q=1&token=xyz#access_token=q" -> "/a;jsessionid=***?q=1&token=***#access_token=***"
 */
export function maskSecrets(href: string, depth = 2): string {
  if (!href.includes("=") && !/%3d/i.test(href)) return href;
  const [, path = "", query, fragment] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(href) ?? [];
  const maskedPath = maskPairs(path, /([;/])/, depth);
  const maskedQuery = query === undefined ? "" : `?${maskQuery(query.slice(1), depth)}`;
  if (fragment === undefined) return maskedPath + maskedQuery;
  const route = fragment.indexOf("?") + 1 || 1;
  return maskedPath + maskedQuery + fragment.slice(0, route) + maskQuery(fragment.slice(route), depth);
}

/** Names that services give to their tokens, and long words no person is called by. */
const TOKEN =
  /^(?:gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|(?:sk|pk|rk)[-_]\w{12,}|A[KS]IA[A-Z0-9]{12,}|AIza[\w-]{16,}|ya29\.|eyJ[\w-]{16,}|npm_|pypi-|hf_|dop_v1_|shp(?:at|ca|pa|ss)_|SG\.[\w-]{10,})|^(?=.*\d)(?=.*[a-z])[\w-]{24,}$/i;

/**
 * Hides the password of an authority, and a user name that is a token. Any other
 * user name stays: it is most often an e-mail address somebody forgot to write
 * `mailto:` before.
 *
 *     "https://me:pw@example.com/" -> "https://me:***@example.com/"
 *     "https://ghp_x9@example.com/" -> "https://***@example.com/"
 */
export function hidePassword(href: string): string {
  if (!href.includes("@")) return href;
  const colon = /^([^:/?#\\]*:)?([\\/\t\r\n ]*)/.exec(href);
  const scheme = (colon?.[1] ?? "").replace(/[\t\r\n ]/g, "").toLowerCase();
  const slashes = (colon?.[2] ?? "").replace(/[\t\r\n ]/g, "");
  if (slashes.length < 2 && !/^(?:https?|ftp|wss?):$/.test(scheme)) return href;
  const start = colon?.[0].length ?? 0;
  const end = start + href.slice(start).search(/[\\/?#]|$/);
  const at = href.slice(start, end).lastIndexOf("@");
  if (at < 0) return href;
  const userinfo = href.slice(start, start + at);
  const [user = "", ...password] = userinfo.split(":");
  const shown = TOKEN.test(decoded(user)) ? MASK : user;
  const hidden = password.length === 0 ? shown : `${shown}:${MASK}`;
  return `${href.slice(0, start)}${hidden}${href.slice(start + at)}`;
}

/** Both of the above on every address inside running text: "see https://a.example/?key=1" -> "…?key=***". */
export function redactText(text: string, secrets: boolean): string {
  if (!/[=@]|%3d/i.test(text)) return text;
  return text
    .split(/(\s+)/)
    .map((word) => {
      const start = Math.max(0, word.search(/[a-z][a-z0-9+.-]*:[\\/]{2}/i));
      const href = hidePassword(word.slice(start));
      return word.slice(0, start) + (secrets ? maskSecrets(href) : href);
    })
    .join("");
}

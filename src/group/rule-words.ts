import type { RuleId } from "../model/rule";

/**
 * The rules in plain words, in the order a reader wants them: the site's choices
 * first, the fragment last.
 */
export const RULE_WORDS: ReadonlyMap<RuleId, string> = new Map<RuleId, string>([
  ["session-id", "session id"],
  ["tracking-parameter", "tracking parameter"],
  ["dropped-parameter", "dropped parameter"],
  ["not-allowlisted-parameter", "parameter not on the allowlist"],
  ["query-form", "spelling of the query"],
  ["parameter-order", "parameter order"],
  ["https", "http or https"],
  ["www", "www."],
  ["double-slash", "double slash"],
  ["directory-index", "index file"],
  ["trailing-slash", "trailing slash"],
  ["path-case", "case of the path"],
  ["url-parse", "spelling of scheme, host or path"],
  ["userinfo", "user name in the address"],
  ["trailing-dot", "dot after the host"],
  ["empty-query", "empty query"],
  ["escape-case", "case of escapes"],
  ["unreserved-escapes", "needless escapes"],
  ["forbidden-characters", "characters raw or escaped"],
  ["fragment", "fragment"],
]);

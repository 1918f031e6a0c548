/** Rules the standards make safe everywhere, in the order they run. */
export const STANDARD_RULES = [
  "url-parse",
  "fragment",
  "userinfo",
  "trailing-dot",
  "empty-query",
  "escape-case",
  "unreserved-escapes",
  "forbidden-characters",
] as const;

/** Rules a site chooses (see Policy), in the order they run. */
export const POLICY_RULES = [
  "session-id",
  "tracking-parameter",
  "dropped-parameter",
  "not-allowlisted-parameter",
  "query-form",
  "parameter-order",
  "https",
  "www",
  "double-slash",
  "directory-index",
  "trailing-slash",
  "path-case",
] as const;

export type RuleId = (typeof STANDARD_RULES)[number] | (typeof POLICY_RULES)[number];

/** A rule that changed something on the way from a URL to its key. */
export interface AppliedRule {
  readonly rule: RuleId;
  /** Names (never values) of what was removed, where names exist. */
  readonly removed?: readonly string[];
}

/** What canonicalisation makes of a URL. */
export type Canonicalization =
  | { readonly ok: true; readonly key: string; readonly rules: readonly AppliedRule[] }
  | { readonly ok: false; readonly reason: "unparsable" | "unsupported-scheme"; readonly scheme?: string };

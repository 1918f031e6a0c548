/**
 * A site's choice of which URLs count as one page. Travels as JSON (schema 1).
 * `standard` rules are not listed: they are always on.
 */
export interface Policy {
  readonly schema: 1;
  /** Remove tracking parameters (utm_*, gclid, ...). */
  readonly tracking: boolean;
  /** Remove session ids from path and query. */
  readonly session: boolean;
  /** Write the query as form bytes: `a` equals `a=`, space as `+`. */
  readonly recodeQuery: boolean;
  /** Order of the parameters in the key. */
  readonly sortQuery: SortQuery;
  readonly www: boolean;
  readonly trailingSlash: boolean;
  readonly directoryIndex: boolean;
  readonly pathCase: boolean;
  readonly https: boolean;
  readonly doubleSlash: boolean;
  /** Keep `#/…` and `#!…` as part of the key. */
  readonly hashRoutes: boolean;
  /** Allowlist of parameter names; null = no allowlist. */
  readonly keepOnly: readonly string[] | null;
  /** Parameter names to remove; `*` matches any run of characters. */
  readonly drop: readonly string[];
  /** Parameter names never removed; `*` allowed; wins over every removal. */
  readonly keep: readonly string[];
  readonly sessionNames: readonly string[];
  readonly indexNames: readonly string[];
}

export type SortQuery = "name-value" | "name" | "off";

/** The policy a site has until the auditor says otherwise. */
export const DEFAULT_POLICY: Policy = {
  schema: 1,
  tracking: true,
  session: true,
  recodeQuery: true,
  sortQuery: "name-value",
  www: false,
  trailingSlash: false,
  directoryIndex: false,
  pathCase: false,
  https: false,
  doubleSlash: false,
  hashRoutes: false,
  keepOnly: null,
  drop: [],
  keep: [],
  sessionNames: ["jsessionid", "phpsessid", "aspsessionid*"],
  indexNames: [
    "index.html",
    "index.htm",
    "index.php",
    "index.asp",
    "index.aspx",
    "index.jsp",
    "default.htm",
    "default.html",
    "default.asp",
    "default.aspx",
  ],
};

/** Where the browser keeps the policy for all sites, as `Policy` in JSON. */
export const STORED_POLICY = "policy";

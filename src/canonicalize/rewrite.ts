import type { UrlParts } from "./parts";

/**
 * Rewrites path, query and (where one is kept) fragment with the same function;
 * true where any of them changed.
 */
export function rewriteText(parts: UrlParts, rewrite: (text: string) => string): boolean {
  const { path, query, fragment } = parts;
  parts.path = rewrite(path);
  if (query !== null) parts.query = rewrite(query);
  if (fragment !== null) parts.fragment = rewrite(fragment);
  return parts.path !== path || parts.query !== query || parts.fragment !== fragment;
}

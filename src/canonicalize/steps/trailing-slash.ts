const SLASH = 0x2f;

/**
 * Takes the slashes off the end of the path (policy); the root stays.
 * `/product/42/` -> `/product/42`
 *
 * All of them: a session id may stand between two, and the key must not depend on
 * which of the rules is asked first.
 */
export function trailingSlash(path: string, end: number): number {
  let left = end;
  while (left > 1 && path.charCodeAt(left - 1) === SLASH) left--;
  return left;
}

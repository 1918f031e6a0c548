import type { PathEnd } from "../site-steps";

/**
 * Takes a directory's index file off the path (policy). Names are compared without
 * regard to case.
 * `/shop/index.html` -> `/shop/`
 */
export function directoryIndex(indexNames: readonly string[]): PathEnd {
  const names = new Set(indexNames.map((name) => name.toLowerCase()));
  const longest = Math.max(0, ...indexNames.map(({ length }) => length));
  return (path, end) => {
    const slash = path.lastIndexOf("/", end - 1);
    const isShort = end - slash - 1 <= longest;
    return isShort && names.has(path.slice(slash + 1, end).toLowerCase()) ? slash + 1 : end;
  };
}

const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const ONE_DOT = /^(?:\.|%2e)$/i;
const TWO_DOTS = /^(?:\.|%2e){2}$/i;

/** Whether a path holds a dot segment: `/a/.b/../c` -> true, `/.well-known` -> false. */
export function hasDotSegment(path: string): boolean {
  return DOT_SEGMENT.test(path);
}

/**
 * Removes dot segments (WHATWG URL 4.4, path state; RFC 3986 5.2.4). Parsers do that;
 * the one of Node 20 forgets it behind a segment that begins with a dot.
 * `/a/.b/../c` -> `/a/c`
 */
export function removeDotSegments(path: string): string {
  const kept: string[] = [];
  const segments = path.split("/").slice(1);
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (TWO_DOTS.test(segment)) kept.pop();
    else if (!ONE_DOT.test(segment)) kept.push(segment);
    if (isLast && (TWO_DOTS.test(segment) || ONE_DOT.test(segment))) kept.push("");
  });
  return `/${kept.join("/")}`;
}

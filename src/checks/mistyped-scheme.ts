/** Schemes of the web, in the order they are tried. */
const WEB = ["https", "http"] as const;

/** `http//a`, `http;//a`, `http:/a`, `http:://a`: the name is right, what follows it is not. */
const BROKEN_MARK = /^(https?)(?:\/\/|[;.,]+\/\/|:\/(?![/\\])|:[:;]+\/*|\/:\/*)/i;

/** `https://https://a`, `http://http//a`: the scheme is there twice. */
const TWICE = /^https?:\/\/(https?)(?::\/*|\/\/|;)/i;

/**
 * The scheme that an href was probably meant to begin with, where it is a slip of
 * one letter or of the marks behind it; null for a correct one and for any other.
 * `htps://a.example/` -> "https", `http//a.example/` -> "http", `ftp://a` -> null
 */
export function meantScheme(rawHref: string): "http" | "https" | null {
  const href = rawHref.trim();
  const marked = BROKEN_MARK.exec(href)?.[1] ?? TWICE.exec(href)?.[1];
  if (marked !== undefined) return marked.toLowerCase() === "https" ? "https" : "http";
  const written = /^([a-z]{3,7}):\/\//i.exec(href)?.[1]?.toLowerCase();
  if (written === undefined || WEB.some((scheme) => scheme === written)) return null;
  return WEB.find((scheme) => isOneSlip(written, scheme)) ?? null;
}

/** One letter too many, missing, wrong, or two neighbours swapped (Damerau 1964). */
function isOneSlip(written: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && written[start] === meant[start]) start += 1;
  const [rest, wanted] = [written.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

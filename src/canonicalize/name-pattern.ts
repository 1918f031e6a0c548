import { formBytes } from "./form-text";

/** Says whether a name, as `matchedName` writes it, is meant. */
export type NameTest = (name: string) => boolean;

/**
 * A parameter name as names are compared: decoded to bytes, ASCII in lower case.
 * `UTM%5FSource` -> `utm_source`
 */
export function matchedName(rawName: string): string {
  return formBytes(rawName).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Compiles names, `*` for any run of characters, to one test without regard to
 * case; linear in the length of the name it is asked about.
 * `["id", "utm_*"]` -> true for `id` and `utm_source`, false for `idx`
 */
export function compileNames(names: readonly string[]): NameTest {
  const exact = new Set<string>();
  const globs: NameTest[] = [];
  for (const name of names) {
    const matched = matchedName(encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\uFFFD")));
    if (matched.includes("*")) globs.push(glob(matched.split("*")));
    else exact.add(matched);
  }
  return (name) => exact.has(name) || globs.some((matches) => matches(name));
}

/** `pieces` stand in this order, the first at the start and the last at the end. */
function glob(pieces: readonly string[]): NameTest {
  const first = pieces[0] ?? "";
  const last = pieces[pieces.length - 1] ?? "";
  const middle = pieces.slice(1, -1);
  return (name) => {
    if (name.length < first.length + last.length) return false;
    if (!name.startsWith(first) || !name.endsWith(last)) return false;
    let from = first.length;
    for (const piece of middle) {
      const at = name.indexOf(piece, from);
      if (at === -1) return false;
      from = at + piece.length;
    }
    return from <= name.length - last.length;
  };
}

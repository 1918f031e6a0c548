import { longestIncreasing } from "./increasing";
import { type UrlPiece, urlPieces } from "./url-pieces";

export interface MarkedPiece extends UrlPiece {
  /** True where the key does not have this piece in this place. */
  readonly differs: boolean;
}

/** Pieces compare by kind and text, `?a=1` and `&a=1` are the same pair; repeated ones are numbered. */
function identities(pieces: readonly UrlPiece[]): string[] {
  const seen = new Map<string, number>();
  return pieces.map(({ kind, text }) => {
    const name = `${kind} ${text}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `${nth} ${name}`;
  });
}

/**
 * Marks the pieces in which an address differs from the key of its group: what
 * a rule removed, rewrote or moved. The spelling that is the key has no marks.
 *
 *     key "/p?a=1&b=2", "/p?b=2&a=1#c" -> "?b=2" and "#c" differ
 */
export function markDiffering(key: string, url: string): MarkedPiece[] {
  const pieces = urlPieces(url);
  const own = identities(pieces);
  const places = new Map(identities(urlPieces(key)).map((name, i) => [name, i]));
  const shared = own.flatMap((name, i) => (places.has(name) ? [i] : []));
  const inOrder = longestIncreasing(shared.map((i) => places.get(own[i] ?? "") ?? 0));
  const agreeing = new Set(shared.filter((_, i) => inOrder.has(i)));
  return pieces.map((item, i) => ({ ...item, differs: !agreeing.has(i) }));
}

/** Longer addresses fill more than two lines of the popup. */
const LONG = 140;

/**
 * Leaves out, of a long address, what agrees and stands between host and the
 * piece before a difference, so that the difference stays in sight.
 *
 *     https://a.example/…long…/c?d=1 (d differs) -> https://a.example…/c?d=1
 */
export function aroundDifferences(pieces: readonly MarkedPiece[]): MarkedPiece[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (length <= LONG || !pieces.some(({ differs }) => differs)) return [...pieces];
  const shown = (i: number) =>
    pieces[i]?.differs === true ||
    pieces[i + 1]?.differs === true ||
    /^(?:scheme|host)$/.test(pieces[i]?.kind ?? "");
  return pieces.flatMap((item, i) => {
    if (shown(i)) return [item];
    return i > 0 && shown(i - 1) ? [{ ...item, separator: "", text: "…" }] : [];
  });
}

import { strToU8, Zip, ZipDeflate } from "fflate";

/** A text file to be saved; its text comes in parts. */
export interface TextFile {
  readonly name: string;
  readonly parts: () => Iterable<string>;
  /** About how many parts these are. */
  readonly count: number;
}

/** Some bytes of a file, and how much of it is written with them: 0 to 1. */
export interface Piece {
  readonly bytes: readonly Uint8Array[];
  readonly share: number;
}

const NOTHING = new Uint8Array();

/** A text file as UTF-8. */
export function* plainPieces({ parts, count }: TextFile): Generator<Piece> {
  let taken = 0;
  for (const part of parts()) yield { bytes: [strToU8(part)], share: Math.min(1, ++taken / count) };
}

/** Packs text files, each made when it is its turn; the bytes of all pieces are the archive. */
export function* zipPieces(files: readonly (() => readonly TextFile[])[], at: string): Generator<Piece> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    packed.push(chunk);
  });
  const piece = (share: number): Piece => {
    const bytes = packed;
    packed = [];
    return { bytes, share };
  };
  for (const [i, make] of files.entries()) {
    for (const { name, parts, count } of make()) {
      const file = new ZipDeflate(name);
      file.mtime = at;
      zip.add(file);
      let taken = 0;
      for (const part of parts()) {
        file.push(strToU8(part));
        yield piece((i + Math.min(1, ++taken / count)) / files.length);
      }
      file.push(NOTHING, true);
    }
  }
  zip.end();
  yield piece(1);
}

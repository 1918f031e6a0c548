import type { CanonicalDeclaration } from "./canonical";
import type { Fetched } from "./fetched-page";

/** What became of a declaration between the HTML the server sent and the live page. */
export type ServedChange =
  | "same"
  | "added"
  | "changed"
  | "removed"
  /** The headers of the response that made the document were not observed. */
  | "not-observed";

/** One canonical, as it was at both times. */
export interface ServedRow {
  readonly change: ServedChange;
  readonly live: CanonicalDeclaration | null;
  readonly served: CanonicalDeclaration | null;
}

/** One other fact that decides about canonicals. */
export interface ServedFact {
  readonly name: "title" | "robots" | "base";
  readonly live: string;
  readonly served: string;
}

/** Why the HTML that came cannot be compared with the live page. */
export type NotComparable =
  /** No page answered. */
  | "failed"
  /** The request ended at another address. */
  | "elsewhere"
  /** What came is not HTML. */
  | "no-html";

/** The page fetched again, beside the live one. */
export interface ServedReport extends Omit<Fetched, "headers" | "redirectLinks"> {
  readonly notComparable: NotComparable | null;
  readonly rows: readonly ServedRow[];
  readonly facts: readonly ServedFact[];
}

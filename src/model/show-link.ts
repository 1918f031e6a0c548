/** A link as it was collected, to be found again in its page. */
export interface LinkTarget {
  readonly documentUrl: string;
  readonly timeOrigin: number;
  /** Its place in the collector's order. */
  readonly index: number;
  /** At most as much of it as was carried; `hrefLength` is its whole length. */
  readonly rawHref: string;
  readonly hrefLength: number;
  readonly text: string;
}

/** What the page says of a link that is looked for. */
export const SIGHTINGS = ["found", "hidden", "changed", "left"] as const;

export type Sighting = (typeof SIGHTINGS)[number];

/** What came of showing a link on its page. */
export type ShowLinkAnswer =
  | "shown"
  /** The page has it and does not draw it. */
  | "hidden"
  | "changed"
  /** Another page is in the tab. */
  | "left"
  | "tab-closed"
  | "no-access"
  | "audit-gone";

/** What one audit carries out of a page at most. All lengths are UTF-16 units. */
export const LIMITS = {
  /** Links; more are counted, not carried. */
  links: 200_000,
  /** One href; longer ones travel as a prefix with length and hash. */
  href: 16_384,
  /** All hrefs together; collection stops there. */
  allHrefs: 24_000_000,
  /** One anchor text. */
  text: 500,
  /** All anchor texts together; later links go without. */
  allTexts: 12_000_000,
  /** One rel attribute, and all of them together. */
  rel: 512,
  allRels: 4_000_000,
  /** Nodes read for one anchor text, and for all of them. */
  textNodes: 256,
  allTextNodes: 2_000_000,
  /** Canonicals, alternates, metas, bases, frames: each list. */
  list: 500,
  /** One attribute of those. */
  attribute: 4_096,
  /** Milliseconds of work before the page gets its turn. */
  slice: 12,
} as const;

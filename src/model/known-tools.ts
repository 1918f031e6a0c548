/** Tools whose published list of checks was read whole, so that a check that is not in it can be called so. */
export const KNOWN_TOOLS = [
  "Screaming Frog",
  "Sitebulb",
  "Ahrefs",
  "Semrush",
  "Lighthouse",
  "squirrelscan",
  "SEOnaut",
] as const;

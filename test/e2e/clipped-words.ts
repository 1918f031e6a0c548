import type { Surface } from "../../scripts/browser/driver";

/**
 * Words of the surface that cannot be read as they should: broken in the middle, cut
 * by the box they stand in, or out of the window. Addresses and what the cells of the long
 * tables quote are left out: they are cut on purpose, and shown whole beside the table.
 */
const CLIPPED = `(() => {
  const found = new Set(), range = document.createRange();
  const texts = document.createTreeWalker(document.body, 4);
  const hides = (box) => box.matches("th, button") || ["hidden", "clip"].includes(window.getComputedStyle(box).overflowX);
  const scrolls = (box) => ["auto", "scroll"].includes(window.getComputedStyle(box).overflowX);
  const cutBy = (box, { left, right }) => {
    for (; box !== null && !scrolls(box); box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (hides(box) && (right > edge.right + 1 || left < edge.left - 1)) return true;
    }
    return box === null && right > window.innerWidth + 1;
  };
  while (texts.nextNode()) {
    const { data, parentElement: box } = texts.currentNode;
    if (!box.checkVisibility() || box.closest(".url, .visually-hidden, code, option")) continue;
    if (box.closest(".scroller td") && !box.closest("button, .severity")) continue;
    for (const { index, 0: word } of data.matchAll(/\\p{L}{2,}/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const places = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(places.map(({ top }) => Math.round(top))).size > 1) found.add("broken: " + word + " in " + data.trim());
      if (places.some((place) => cutBy(box, place))) found.add("cut: " + word + " in " + data.trim());
    }
  }
  return [...found];
})()`;

/** What cannot be read, one line a word: "cut: Weiterleitungen in Weiterleitungen prüfen". */
export const clippedWords = (surface: Surface): Promise<readonly string[]> =>
  surface.evaluate<readonly string[]>(CLIPPED);

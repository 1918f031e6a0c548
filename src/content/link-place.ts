import { nativeMatches, nativeQuery } from "./natively";

/** One character a place, as in PackedSnapshot.places. */
export type PlaceCode = "c" | "n" | "h" | "f" | "s";

const LANDMARKS: readonly (readonly [selector: string, code: PlaceCode])[] = [
  ["nav, [role=navigation]", "n"],
  ["header, [role=banner]", "h"],
  ["footer, [role=contentinfo]", "f"],
  ["aside, [role=complementary]", "s"],
  ["main, [role=main]", "c"],
];

const ANY_LANDMARK = LANDMARKS.map(([selector]) => selector).join(", ");

/** Landmarks read at most; a page with more is not laid out for people. */
const MOST_LANDMARKS = 200;

const codeOf = (landmark: Element): PlaceCode =>
  LANDMARKS.find(([selector]) => nativeMatches(landmark, selector))?.[1] ?? "c";

/**
 * Tells in which landmark a link stands. Goes from the landmarks down, outer
 * first, because asking each link for its ancestors is quadratic on deep pages.
 */
export function createPlaceFinder(root: ParentNode, linkSelector: string): (link: Element) => PlaceCode {
  const places = new Map<Element, PlaceCode>();
  const landmarks = root.querySelectorAll(ANY_LANDMARK);
  let budget = 400_000;
  for (let i = 0; i < landmarks.length && i < MOST_LANDMARKS && budget > 0; i++) {
    const landmark = landmarks[i] as Element;
    const code = codeOf(landmark);
    for (const link of nativeQuery(landmark, linkSelector)) {
      if (budget-- <= 0) break;
      places.set(link, code);
    }
  }
  return (link) => places.get(link) ?? "c";
}

import type { Pause } from "./breathe";

/** Roots read at most, so that a component that nests itself for ever ends. */
const MOST_ROOTS = 20_000;

/**
 * All but the elements that long pages are made of and that no shadow root can be attached
 * to (DOM 4.8): asking each for its root costs more than finding it.
 */
const HOSTS = ":not(a):not(li):not(td):not(tr)";

/**
 * The document and every open shadow root in it, outer before inner. A form
 * field named `shadowRoot` takes that name on its form, hence the type check.
 */
export async function openRoots(pause: Pause): Promise<readonly (Document | ShadowRoot)[]> {
  const roots: (Document | ShadowRoot)[] = [document];
  for (let r = 0; r < roots.length; r++) {
    const elements = (roots[r] as Document | ShadowRoot).querySelectorAll(HOSTS);
    for (let i = 0; i < elements.length && roots.length < MOST_ROOTS; i++) {
      const inner = (elements[i] as Element).shadowRoot;
      if (inner !== null && inner instanceof ShadowRoot) roots.push(inner);
      if (i % 512 === 511 && pause.due()) await pause.take();
    }
  }
  return roots;
}

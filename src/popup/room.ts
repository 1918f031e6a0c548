/** Less than this no layout of ours can use. */
const LEAST_WIDTH = 320;
/** Firefox sizes a popup in steps of 100 ms; until it rests, it looks too narrow. */
const SETTLED_MS = 500;

/**
 * Narrows the layout to the room there is, where the browser gives the popup
 * less than it asks for: at 200 % zoom, in Firefox's overflow menu. A media
 * query cannot do this: while the browser measures a popup, the window is
 * narrower than it will be.
 */
export function fitToRoom(): void {
  const measure = () => {
    if (document.documentElement.scrollWidth <= window.innerWidth + 1) return;
    document.body.classList.add("narrow");
    document.body.style.width = `${Math.max(LEAST_WIDTH, window.innerWidth)}px`;
  };
  let timer = setTimeout(measure, SETTLED_MS);
  window.addEventListener("resize", () => {
    clearTimeout(timer);
    timer = setTimeout(measure, SETTLED_MS);
  });
}

/** What the popup asks for in CSS pixels; at 200 % zoom the browser has less. */
const WANTED_WIDTH = 640;

/**
 * Narrows the layout where the browser gives the popup less room than it asks
 * for. A media query cannot do this: while the browser measures a popup, the
 * window is narrower than it will be.
 */
export function fitToRoom(): void {
  const measure = () => {
    const clipped = document.documentElement.scrollWidth > window.innerWidth + 1;
    if (clipped && window.innerWidth < WANTED_WIDTH) document.body.classList.add("narrow");
  };
  window.addEventListener("resize", measure);
  // Two frames: the first lays out, the second has the size the browser chose.
  requestAnimationFrame(() => requestAnimationFrame(measure));
}

/** Runs in the report page; each function measures one thing a user waits for, in ms. */

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when what was changed has been painted: a task after the frame. */
async function painted(): Promise<number> {
  await nextFrame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  return performance.now();
}

const shown = (view: string): boolean =>
  document.querySelector(`[data-testid=view-${view}]`)?.getAttribute("aria-current") === "page" &&
  document.querySelector("main :is(tbody tr:not(.space), [data-testid=empty], .page)") !== null;

/** From the click on a view to its first paint. */
export async function firstPaint(view: string): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>(`[data-testid=view-${view}]`)?.click();
  while (!shown(view)) await nextFrame();
  return (await painted()) - start;
}

/** The longest frame while the table is scrolled by so many pixels a frame. */
export async function longestFrame(pixels: number, frames: number): Promise<number> {
  const scroller = document.querySelector(".scroller");
  if (scroller === null) return Number.NaN;
  scroller.scrollTop = 0;
  await painted();
  let last = await nextFrame();
  let longest = 0;
  for (let frame = 0; frame < frames; frame++) {
    scroller.scrollTop += pixels;
    const now = await nextFrame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

/** The longest time from a key to the painted answer while a word is typed, the focus with it, and deleted again. */
export async function slowestKey(word: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>("[data-testid=filter]");
  if (field === null) return Number.NaN;
  const typed = [...word].map((_, i) => word.slice(0, i + 1));
  let slowest = 0;
  for (const value of [...typed, ...typed.toReversed(), ""]) {
    await painted();
    const start = performance.now();
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    slowest = Math.max(slowest, (await painted()) - start);
  }
  return slowest;
}

/** From the click on the title of the second column to the sorted table. */
export async function sorting(): Promise<number> {
  const button = document.querySelectorAll<HTMLElement>(".scroller th button")[1];
  if (button === undefined) return Number.NaN;
  await painted();
  const start = performance.now();
  button.click();
  return (await painted()) - start;
}

/** The longest frame while everything is exported. */
export async function longestFrameExporting(): Promise<number> {
  document.querySelector<HTMLElement>("[data-testid=export-zip]")?.click();
  let last = await nextFrame();
  let longest = 0;
  while (document.querySelector("[data-testid=export-status]")?.getAttribute("data-state") !== "saved") {
    const now = await nextFrame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

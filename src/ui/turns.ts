/** A turn of the event loop; timers would take a second each in a tab that is not looked at. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Work between two turns in ms: less than a frame, so that scrolling and typing go on. */
const SLICE_MS = 10;

/**
 * Takes the pieces of a long piece of work one after the other and lets the page breathe in between.
 * `look` is called after each piece; when it says false, the rest is left.
 */
export async function takeInTurns<Piece>(
  pieces: Iterable<Piece>,
  look: (piece: Piece) => boolean,
): Promise<void> {
  let since = performance.now();
  for (const piece of pieces) {
    if (!look(piece)) return;
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Something that takes long to make, made between other work; whoever cannot wait has the rest made at once. */
export interface Gradual<Made> {
  /** Goes on in turns until it is made. */
  readonly begin: () => Promise<Made>;
  readonly now: () => Made;
}

/** Makes something in steps: `begin` takes them in turns, `now` takes all that are left. */
export function gradually<Made>(steps: Generator<unknown, Made>): Gradual<Made> {
  let made: { readonly value: Made } | null = null;
  /** False when there is nothing left to do. */
  const step = (): boolean => {
    if (made !== null) return false;
    const { done, value } = steps.next();
    if (done === true) made = { value };
    return done !== true;
  };
  const now = (): Made => {
    while (step());
    return (made as unknown as { readonly value: Made }).value;
  };
  function* each() {
    while (step()) yield;
  }
  return {
    now,
    begin: async () => {
      await takeInTurns(each(), () => true);
      return now();
    },
  };
}

/** States one after the other, and which of them holds. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  /** Undone, the next to come back first. */
  readonly future: readonly State[];
}

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/** A new state; what was undone cannot come back after it. */
export const step = <State>({ past, now }: History<State>, next: State): History<State> => ({
  past: [...past, now],
  now: next,
  future: [],
});

/** The state before, or null where there is none. */
export function undone<State>({ past, now, future }: History<State>): History<State> | null {
  const before = past.at(-1);
  return before === undefined ? null : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** The state that was undone last, or null where there is none. */
export function redone<State>({ past, now, future }: History<State>): History<State> | null {
  const [after, ...rest] = future;
  return after === undefined ? null : { past: [...past, now], now: after, future: rest };
}

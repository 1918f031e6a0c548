const known = new WeakMap<AbortSignal, Promise<void>>();

/** Resolves when the signal is given; one listener a signal, however often it is asked. */
export function aborted(signal: AbortSignal): Promise<void> {
  const promise =
    known.get(signal) ??
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  known.set(signal, promise);
  return promise;
}

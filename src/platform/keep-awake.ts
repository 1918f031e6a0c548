import { browser } from "./browser";

/** Shorter than any browser waits before it stops an idle background; a pending fetch does not count. */
const BEAT_MS = 2_000;

/** Keeps the background from being stopped as idle until the returned function is called. */
export function keepAwake(): () => void {
  const timer = setInterval(() => void browser.runtime.getPlatformInfo(), BEAT_MS);
  return () => clearInterval(timer);
}

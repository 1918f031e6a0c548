import { browser } from "./browser";

/** Firefox alone has getBrowserInfo; Chromium never will. */
export const isFirefox = typeof browser.runtime.getBrowserInfo === "function";

/** Name and version for the report, e.g. "Firefox 153.8.0" or "Chromium 156". */
export async function browserName(): Promise<string> {
  if (isFirefox) {
    const { name, version } = await browser.runtime.getBrowserInfo();
    return `${name} ${version}`;
  }
  const chromium = /\b(Edg|Chrome)\/([\d.]+)/.exec(navigator.userAgent);
  return chromium === null ? "Chromium" : `${chromium[1] === "Edg" ? "Edge" : "Chrome"} ${chromium[2]}`;
}

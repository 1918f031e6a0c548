import { browser } from "./browser";

/** A message in the user's language; substitutions fill `$1`, `$2`, … */
export function t(key: string, ...substitutions: readonly (string | number)[]): string {
  return browser.i18n.getMessage(key, substitutions.map(String)) || key;
}

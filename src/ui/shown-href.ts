import { hidePassword } from "../report/redact";
import { beginning, visible } from "./visible";

/**
 * An href of a page as one line of text: no password, nothing invisible, not longer than asked for.
 *
 *     "//me:pw@a.example/\u202Ex" -> "//me:***@a.example/[U+202E]x"
 */
export function shownHref(href: string, most: number): string {
  return beginning(visible(hidePassword(href)), most);
}

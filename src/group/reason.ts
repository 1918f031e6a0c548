import type { GroupUrl } from "../model/group";
import { appliedReasons } from "./applied-reasons";
import { RULE_WORDS } from "./rule-words";

/** More names than this would bury the sentence. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

/**
 * Why the members are one page, in plain words of the exports; surfaces say it in the
 * user's language.
 * `/p`, `/p?utm_source=x#top` -> `same page: tracking parameter utm_source, fragment`
 */
export function groupReason(members: readonly Pick<GroupUrl, "url" | "rules">[]): string {
  const parts = appliedReasons(members).map(({ rule, removed = [] }) =>
    withNames(RULE_WORDS.get(rule) ?? rule, removed),
  );
  return `same page: ${parts.join(", ")}`;
}

function withNames(words: string, names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
  if (names.length > MOST_NAMES) shown.push(`${names.length - MOST_NAMES} more`);
  const last = shown.pop() ?? "";
  if (shown.length === 0) return `${words} ${last}`.trimEnd();
  return `${words.replace(/^parameter|(parameter|id)$/, "$&s")} ${shown.join(", ")} and ${last}`;
}

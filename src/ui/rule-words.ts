import type { GroupUrl } from "../model/group";
import type { AppliedRule, RuleId } from "../model/rule";
import { counted, formatList, t } from "../platform/i18n";
import { groupReasons } from "../report/group-reasons";
import { beginning, visible } from "./visible";

/** More names than this would bury the sentence. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

/** A name as a message key: `tracking-parameter` -> `rule_tracking_parameter`. */
export const messageKey = (prefix: string, name: string): string => `${prefix}_${name.replaceAll("-", "_")}`;

/** A rule in plain words, also for suspicions: `parameter-order` -> "parameter order". */
export function ruleName(rule: RuleId | "repeated-parameter-order" | "empty-parameter"): string {
  return t(messageKey("rule", rule));
}

/** A rule with the names of what it removed: "tracking parameters utm_source and gclid". */
function ruleWithNames({ rule, removed = [] }: AppliedRule): string {
  if (removed.length === 0) return ruleName(rule);
  const shown = removed.slice(0, MOST_NAMES).map((name) => visible(beginning(name, LONGEST_NAME)));
  const left = removed.length - shown.length;
  const names = left > 0 ? [...shown, t("moreNames", left)] : shown;
  return counted(messageKey("ruleNamed", rule), removed.length, formatList(names));
}

/** Rules with the names they removed: "tracking parameter utm_source, parameter order". */
export function ruleWords(rules: readonly AppliedRule[]): string {
  return rules
    .filter(({ rule }) => rule !== "url-parse" || rules.length === 1)
    .map(ruleWithNames)
    .join(", ");
}

/** Why the addresses of a group are one page: "same page: tracking parameter utm_source, fragment". */
export function groupWords(urls: readonly Pick<GroupUrl, "url" | "rules">[]): string {
  return t("samePage", groupReasons(urls).map(ruleWithNames).join(", "));
}

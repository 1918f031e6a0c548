import type { AppliedRule, RuleId } from "../model/rule";
import { t } from "../platform/i18n";

/** A name as a message key: `tracking-parameter` -> `rule_tracking_parameter`. */
export const messageKey = (prefix: string, name: string): string => `${prefix}_${name.replaceAll("-", "_")}`;

/** A rule in plain words, also for suspicions: `parameter-order` -> "parameter order". */
export function ruleName(rule: RuleId | "repeated-parameter-order" | "empty-parameter"): string {
  return t(messageKey("rule", rule));
}

/** Rules with the names they removed: "tracking parameter utm_source, parameter order". */
export function ruleWords(rules: readonly AppliedRule[]): string {
  return rules
    .filter(({ rule }) => rule !== "url-parse" || rules.length === 1)
    .map(({ rule, removed = [] }) => [ruleName(rule), ...removed.slice(0, 5)].join(" "))
    .join(", ");
}

import type { LinkFlag, LinkOutcome, LinkPlace, ReportLink } from "../../model/link";
import { t } from "../../platform/i18n";
import { reasonWords } from "../../ui/reason-words";
import { messageKey } from "../../ui/rule-words";

export const outcomeWord = (outcome: string): string => t(messageKey("linkOutcome", outcome as LinkOutcome));
export const flagWord = (flag: string): string => t(messageKey("flag", flag as LinkFlag));
export const placeWord = (place: string): string => t(messageKey("place", place as LinkPlace));

/** What became of a link in as few words as fit a column. */
export function shortOutcome({ outcome, reason, scheme }: ReportLink): string {
  return reason === undefined ? outcomeWord(outcome) : reasonWords(reason, scheme);
}

/** What became of a link, with the reason where there is one. */
export function linkOutcome({ outcome, reason, scheme }: ReportLink): string {
  return reason === undefined
    ? outcomeWord(outcome)
    : `${outcomeWord(outcome)}: ${reasonWords(reason, scheme)}`;
}

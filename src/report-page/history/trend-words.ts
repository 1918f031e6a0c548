import type { HistoryEntry } from "../../model/history";
import { formatDateTime, formatList, t } from "../../platform/i18n";
import type { Trend } from "../../report/history/trend";
import { beginning, visible } from "../../ui/visible";

interface Change {
  readonly key: string;
  readonly words: string;
  readonly weight: "quiet" | "title";
}

/** More names would bury the sentence; the view of parameters has all of them. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

const when = ({ at }: HistoryEntry) => formatDateTime(at);

function jumpWords({ jump, basis }: Trend, previous: HistoryEntry): string | null {
  if (jump === null) return null;
  const { before, now, direction } = jump;
  if (basis === "page") {
    return t(direction === "rose" ? "trendRose" : "trendFell", before, now, when(previous));
  }
  const key = direction === "rose" ? "trendShareRose" : "trendShareFell";
  return t(key, before, now, when(previous), previous.page);
}

function namesWords({ newParameters }: Trend): string {
  const names = newParameters.slice(0, MOST_NAMES).map(({ name, links, tracking }) => {
    const shown = visible(beginning(name, LONGEST_NAME));
    return t(tracking ? "trendTrackingName" : "trendName", shown, links);
  });
  const list = formatList(names);
  const left = newParameters.length - names.length;
  return left > 0 ? t("trendNewParametersMore", list, left) : t("trendNewParameters", list);
}

/** What to compare with, which must be said first: the same page, or the last one of the site. */
const basisWords = ({ basis }: Trend, previous: HistoryEntry) =>
  basis === "page"
    ? t("trendBasisPage", when(previous))
    : t("trendBasisSite", visible(previous.page), when(previous));

/** What has changed, one sentence each, the gravest first. */
export function changes(trend: Trend, previous: HistoryEntry): readonly Change[] {
  const jump = jumpWords(trend, previous);
  const found: (Change | null)[] = [
    jump === null ? null : { key: "jump", words: jump, weight: "title" },
    trend.newParameters.length === 0
      ? null
      : { key: "new-parameters", words: namesWords(trend), weight: "title" },
    trend.sameRules ? null : { key: "rules", words: t("trendRules"), weight: "quiet" },
    trend.namesKnown ? null : { key: "names", words: t("trendNamesUnknown"), weight: "quiet" },
    { key: "basis", words: basisWords(trend, previous), weight: "quiet" },
  ];
  const said = found.filter((change): change is Change => change !== null);
  if (jump !== null || trend.newParameters.length > 0) return said;
  return [{ key: "nothing", words: t("trendNothing"), weight: "quiet" }, ...said];
}

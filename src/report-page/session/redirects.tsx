import type { SessionRedirect } from "../../model/session";
import { t } from "../../platform/i18n";
import { HopPath } from "../../ui/hop-path";
import { messageKey } from "../../ui/rule-words";
import { UrlCell, UrlLink } from "../../ui/url-text";
import type { SessionView } from "./session-view";
import { UrlList } from "./url-list";

const statuses = ({ hops }: SessionRedirect) => hops.map(({ status }) => status ?? "–").join(" → ");
const outcomeOf = ({ outcome, hops }: SessionRedirect) =>
  t(messageKey("outcome", outcome), Math.max(0, hops.length - 1));
const seenWord = (seen: string) => t(messageKey("seen", seen));

/** The redirects seen, with the pages they were seen from. */
export const sessionRedirects: SessionView<SessionRedirect, SessionRedirect> = {
  columns: [
    {
      id: "start",
      title: "columnStart",
      width: { share: 4 },
      sortBy: ({ start }) => start,
      cell: ({ start }) => <UrlCell url={start} />,
    },
    {
      id: "statuses",
      title: "columnStatus",
      width: { share: 2 },
      sortBy: ({ hops }) => hops[0]?.status ?? 0,
      cell: statuses,
    },
    {
      id: "final",
      title: "columnFinal",
      width: { share: 4 },
      sortBy: ({ finalUrl }) => finalUrl,
      cell: ({ finalUrl }) => <UrlCell url={finalUrl} />,
    },
    {
      id: "outcome",
      title: "columnOutcome",
      width: { share: 3 },
      sortBy: ({ outcome }) => outcome,
      cell: outcomeOf,
    },
    {
      id: "seen",
      title: "columnSeen",
      width: { pixels: 130 },
      sortBy: ({ seen }) => seen,
      cell: ({ seen }) => seenWord(seen),
    },
    {
      id: "pages",
      title: "columnPages",
      width: { pixels: 80 },
      numeric: true,
      sortBy: ({ pages }) => pages.length,
      cell: ({ pages }) => pages.length,
    },
  ],
  facets: [
    {
      id: "outcome",
      title: "columnOutcome",
      valuesOf: ({ outcome }) => [outcome],
      word: (outcome) => outcome,
    },
    { id: "seen", title: "columnSeen", valuesOf: ({ seen }) => [seen], word: seenWord },
  ],
  rows: ({ redirects }) => redirects,
  lines: (redirect) => [redirect],
  rowOf: (redirect) => redirect,
  text: (redirect) =>
    [redirect.start, ...redirect.hops.map(({ url }) => url), redirect.outcome, ...redirect.pages].join("\t"),
  detail: (redirect) => [
    { title: "columnStart", content: <UrlLink url={redirect.start} /> },
    { title: "columnChain", content: <HopPath hops={redirect.hops} /> },
    { title: "columnOutcome", content: outcomeOf(redirect) },
    { title: "seenFrom", content: <UrlList urls={redirect.pages.map((url) => ({ url }))} /> },
  ],
  empty: "sessionNoRedirects",
};

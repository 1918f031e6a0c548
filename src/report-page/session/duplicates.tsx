import type { SessionGroup } from "../../model/session";
import { t } from "../../platform/i18n";
import { groupWords, ruleWords } from "../../ui/rule-words";
import { UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { type GroupLine, groupColumns, groupKind, groupLines } from "../table/group-columns";
import type { SessionView } from "./session-view";
import { UrlList } from "./url-list";

const pagesOf = ({ urls }: SessionGroup) =>
  new Set(urls.flatMap(({ linkedFrom }) => linkedFrom.map(({ page }) => page))).size;

const { path, reason, urls, links } = groupColumns<SessionGroup>("auditedPage");

/** Groups across pages, each followed by its URLs; the details say which page links which. */
export const sessionDuplicates: SessionView<SessionGroup, GroupLine<SessionGroup>> = {
  columns: [
    path,
    reason,
    urls,
    {
      id: "pages",
      title: "columnLinkingPages",
      width: { pixels: 130 },
      numeric: true,
      sortBy: pagesOf,
      cell: ({ group, member }) => (member === null ? pagesOf(group) : member.linkedFrom.length),
    },
    links,
  ],
  facets: [groupKind],
  rows: ({ groups }) => groups,
  lines: groupLines,
  rowOf: ({ group }) => group,
  text: ({ label, urls: members }) =>
    [
      label,
      groupWords(members),
      ...members.flatMap(({ url, linkedFrom }) => [url, ...linkedFrom.map(({ page }) => page)]),
    ].join("\t"),
  heads: ({ member }) => member === null,
  detail: ({ group, member }) => [
    ...(member === null
      ? []
      : [
          { title: "columnUrl", content: <UrlLink url={member.url} /> },
          { title: "columnRules", content: ruleWords(member.rules) || t("asTheKey") },
          {
            title: "linkedFrom",
            content: (
              <UrlList
                urls={member.linkedFrom.map(({ page, occurrences }) => ({ url: page, count: occurrences }))}
              />
            ),
          },
        ]),
    { title: "columnGroup", content: t("groupWithReason", visible(group.label), groupWords(group.urls)) },
  ],
  empty: "sessionNoDuplicates",
};

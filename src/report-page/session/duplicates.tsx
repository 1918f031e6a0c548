import type { SessionGroup } from "../../model/session";
import { t } from "../../platform/i18n";
import { markDiffering } from "../../ui/differing";
import { groupWords, ruleWords } from "../../ui/rule-words";
import { MarkedUrl, UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import type { SessionView } from "./session-view";
import { UrlList } from "./url-list";

type Member = SessionGroup["urls"][number];

interface Line {
  readonly group: SessionGroup;
  /** Null in the line that heads the group. */
  readonly member: Member | null;
}

const linksOf = ({ urls }: SessionGroup) => urls.reduce((sum, { occurrences }) => sum + occurrences, 0);

const pagesOf = ({ urls }: SessionGroup) =>
  new Set(urls.flatMap(({ linkedFrom }) => linkedFrom.map(({ page }) => page))).size;

function Address({ group, member }: Line) {
  if (member === null) return visible(group.label);
  return (
    <>
      <MarkedUrl pieces={markDiffering(group.key, member.url)} />
      {member.page === true && <span class="quiet"> {t("auditedPage")}</span>}
    </>
  );
}

/** Groups across pages, each followed by its URLs; the details say which page links which. */
export const sessionDuplicates: SessionView<SessionGroup, Line> = {
  columns: [
    {
      id: "path",
      title: "columnGroup",
      width: { share: 5 },
      sortBy: ({ label }) => label,
      cell: (line) => <Address {...line} />,
    },
    {
      id: "reason",
      title: "columnRules",
      width: { share: 3 },
      sortBy: ({ urls }) => groupWords(urls),
      cell: ({ group, member }) =>
        member === null ? groupWords(group.urls) : ruleWords(member.rules) || t("asTheKey"),
    },
    {
      id: "urls",
      title: "columnUrls",
      width: { pixels: 80 },
      numeric: true,
      sortBy: ({ urls }) => urls.length,
      cell: ({ group, member }) => (member === null ? group.urls.length : ""),
    },
    {
      id: "pages",
      title: "columnLinkingPages",
      width: { pixels: 130 },
      numeric: true,
      sortBy: pagesOf,
      cell: ({ group, member }) => (member === null ? pagesOf(group) : member.linkedFrom.length),
    },
    {
      id: "links",
      title: "columnLinks",
      width: { pixels: 80 },
      numeric: true,
      sortBy: linksOf,
      cell: ({ group, member }) => (member === null ? linksOf(group) : member.occurrences),
    },
  ],
  facets: [
    {
      id: "kind",
      title: "facetKind",
      valuesOf: ({ fragmentsOnly }) => [fragmentsOnly ? "in-page" : "duplicates"],
      word: (kind) => t(kind === "in-page" ? "kindInPage" : "kindDuplicates"),
      initial: "duplicates",
    },
  ],
  rows: ({ groups }) => groups,
  lines: (group) => [{ group, member: null }, ...group.urls.map((member) => ({ group, member }))],
  rowOf: ({ group }) => group,
  text: ({ label, urls }) =>
    [
      label,
      groupWords(urls),
      ...urls.flatMap(({ url, linkedFrom }) => [url, ...linkedFrom.map(({ page }) => page)]),
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

import type { DuplicateGroup, GroupUrl } from "../../model/group";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { markDiffering } from "../../ui/differing";
import { groupWords, messageKey, ruleWords } from "../../ui/rule-words";
import { shownHref } from "../../ui/shown-href";
import { MarkedUrl, UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { ShowOnPage } from "../show-on-page";
import type { Column, TableView } from "../table/table-view";
import { GroupPicture } from "./group-picture";
import { GroupRedirects } from "./group-redirects";

interface Line {
  readonly group: DuplicateGroup;
  /** Null in the line that heads the group. */
  readonly member: GroupUrl | null;
}

/** Of an address that shows whole on hover. */
const LONGEST_TITLE = 2_000;

const linksOf = (group: DuplicateGroup) => group.urls.reduce((sum, { occurrences }) => sum + occurrences, 0);

function Address({ group, member }: Line) {
  if (member === null) return visible(group.label);
  return (
    <>
      <span title={shownHref(member.url, LONGEST_TITLE)}>
        <MarkedUrl pieces={markDiffering(group.key, member.url)} />
      </span>
      {member.page === true && <span class="quiet"> {t("thisPage")}</span>}
    </>
  );
}

const COLUMNS: Column<DuplicateGroup, Line>[] = [
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
    id: "links",
    title: "columnLinks",
    width: { pixels: 80 },
    numeric: true,
    sortBy: linksOf,
    cell: ({ group, member }) => (member === null ? linksOf(group) : member.occurrences),
  },
];

function anchors(report: readonly number[]): string {
  const shown = report.slice(0, 20).map((index) => index + 1);
  return `${shown.join(", ")}${report.length > shown.length ? ", …" : ""}`;
}

/** Groups of URLs that are one page, each followed by its URLs with the differing parts marked. */
export const duplicates: TableView<DuplicateGroup, Line> = {
  unit: "groups",
  columns: COLUMNS,
  facets: [
    {
      id: "kind",
      title: "facetKind",
      valuesOf: ({ fragmentsOnly }) => [fragmentsOnly ? "in-page" : "duplicates"],
      word: (kind) => t(kind === "in-page" ? "kindInPage" : "kindDuplicates"),
      initial: "duplicates",
    },
    {
      id: "ends",
      title: "columnRedirects",
      valuesOf: ({ ends }) => (ends === undefined ? [] : [ends.verdict]),
      word: (verdict) => t(messageKey("ends", verdict)),
    },
  ],
  rows: ({ groups }) => groups,
  lines: (group) => [{ group, member: null }, ...group.urls.map((member) => ({ group, member }))],
  rowOf: ({ group }) => group,
  text: ({ label, urls }) => `${label} ${groupWords(urls)} ${urls.map(({ url }) => url).join(" ")}`,
  heads: ({ member }) => member === null,
  detail: ({ group, member }) => [
    ...(member === null
      ? []
      : [
          { title: "columnUrl", content: <UrlLink url={member.url} /> },
          { title: "columnRules", content: ruleWords(member.rules) || t("asTheKey") },
          { title: "linkNumbers", content: anchors(member.links) || t("thisPage") },
          { title: "linksOnPage", content: <ShowOnPage key={member.url} links={member.links} /> },
        ]),
    { title: "columnGroup", content: t("groupWithReason", visible(group.label), groupWords(group.urls)) },
    { title: "columnUrls", content: <GroupPicture group={group} /> },
    { title: "columnRedirects", content: <GroupRedirects key={group.key} group={group} /> },
  ],
  empty: ({ links }: AuditReport) => t(links.length === 0 ? "noLinks" : "noDuplicates"),
  exports: ["duplicate-groups"],
  narrow: (report, groups) => ({ ...report, groups }),
};

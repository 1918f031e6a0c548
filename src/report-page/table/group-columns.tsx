import type { DuplicateGroup, GroupUrl } from "../../model/group";
import { t } from "../../platform/i18n";
import { markDiffering } from "../../ui/differing";
import { groupWords, ruleWords } from "../../ui/rule-words";
import { shownHref } from "../../ui/shown-href";
import { MarkedUrl } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import type { Column, Facet } from "./table-view";

/** What a group of one audit and one of a session have in common. */
export interface AnyGroup extends Omit<DuplicateGroup, "urls"> {
  readonly urls: readonly Omit<GroupUrl, "links">[];
}

export interface GroupLine<Group extends AnyGroup> {
  readonly group: Group;
  /** Null in the line that heads the group. */
  readonly member: Group["urls"][number] | null;
}

/** Of an address that shows whole on hover. */
const LONGEST_TITLE = 2_000;

const linksOf = ({ urls }: AnyGroup) => urls.reduce((sum, { occurrences }) => sum + occurrences, 0);

function Address({ group, member, pageWord }: GroupLine<AnyGroup> & { readonly pageWord: string }) {
  if (member === null) return visible(group.label);
  return (
    <>
      <span title={shownHref(member.url, LONGEST_TITLE)}>
        <MarkedUrl pieces={markDiffering(group.key, member.url)} />
      </span>
      {member.page === true && <span class="quiet"> {t(pageWord)}</span>}
    </>
  );
}

type Columns<Group extends AnyGroup> = Readonly<
  Record<"path" | "reason" | "urls" | "links", Column<Group, GroupLine<Group>>>
>;

/** The columns of groups; `pageWord` is the message that marks a page's own address. */
export const groupColumns = <Group extends AnyGroup>(pageWord: string): Columns<Group> => ({
  path: {
    id: "path",
    title: "columnGroup",
    width: { share: 5 },
    sortBy: ({ label }) => label,
    cell: (line) => <Address {...line} pageWord={pageWord} />,
  },
  reason: {
    id: "reason",
    title: "columnRules",
    width: { share: 3 },
    sortBy: ({ urls }) => groupWords(urls),
    cell: ({ group, member }) =>
      member === null ? groupWords(group.urls) : ruleWords(member.rules) || t("asTheKey"),
  },
  urls: {
    id: "urls",
    title: "columnUrls",
    width: { pixels: 80 },
    numeric: true,
    sortBy: ({ urls }) => urls.length,
    cell: ({ group, member }) => (member === null ? group.urls.length : ""),
  },
  links: {
    id: "links",
    title: "columnLinks",
    width: { pixels: 80 },
    numeric: true,
    sortBy: linksOf,
    cell: ({ group, member }) => (member === null ? linksOf(group) : member.occurrences),
  },
});

/** In-page links apart from duplicates, which are what one comes for. */
export const groupKind: Facet<AnyGroup> = {
  id: "kind",
  title: "facetKind",
  valuesOf: ({ fragmentsOnly }) => [fragmentsOnly ? "in-page" : "duplicates"],
  word: (kind) => t(kind === "in-page" ? "kindInPage" : "kindDuplicates"),
  initial: "duplicates",
};

/** The group, then its addresses. */
export const groupLines = <Group extends AnyGroup>(group: Group): GroupLine<Group>[] => [
  { group, member: null },
  ...group.urls.map((member) => ({ group, member })),
];

import type { DuplicateGroup } from "../../model/group";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { groupWords, messageKey, ruleWords } from "../../ui/rule-words";
import { UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { ShowOnPage } from "../show-on-page";
import { type GroupLine, groupColumns, groupKind, groupLines } from "../table/group-columns";
import type { TableView } from "../table/table-view";
import { GroupPicture } from "./group-picture";
import { GroupRedirects } from "./group-redirects";

const { path, reason, urls, links } = groupColumns<DuplicateGroup>("thisPage");

function anchors(report: readonly number[]): string {
  const shown = report.slice(0, 20).map((index) => index + 1);
  return `${shown.join(", ")}${report.length > shown.length ? ", …" : ""}`;
}

/** Groups of URLs that are one page, each followed by its URLs with the differing parts marked. */
export const duplicates: TableView<DuplicateGroup, GroupLine<DuplicateGroup>> = {
  unit: "groups",
  columns: [path, reason, urls, links],
  facets: [
    groupKind,
    {
      id: "ends",
      title: "columnRedirects",
      valuesOf: ({ ends }) => (ends === undefined ? [] : [ends.verdict]),
      word: (verdict) => t(messageKey("ends", verdict)),
    },
  ],
  rows: ({ groups }) => groups,
  lines: groupLines,
  rowOf: ({ group }) => group,
  text: ({ label, urls: members }) =>
    `${label} ${groupWords(members)} ${members.map(({ url }) => url).join(" ")}`,
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
  empty: (report: AuditReport) => t(report.links.length === 0 ? "noLinks" : "noDuplicates"),
  exports: ["duplicate-groups"],
  narrow: (report, groups) => ({ ...report, groups }),
};

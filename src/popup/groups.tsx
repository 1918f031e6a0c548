import type { AuditSummary } from "../model/audit";
import type { DuplicateGroup, GroupUrl } from "../model/group";
import { t } from "../platform/i18n";
import { aroundDifferences, markDiffering } from "../ui/differing";
import { groupWords } from "../ui/rule-words";
import { MarkedUrl } from "../ui/url-text";
import { ReportLink } from "./report-link";

/** What fits without scrolling. */
const MOST_GROUPS = 2;
const MOST_URLS = 3;

function Member({ member, groupKey }: { member: GroupUrl; groupKey: string }) {
  return (
    <li class="group-url" title={member.url}>
      <span class="clamp">
        <MarkedUrl pieces={aroundDifferences(markDiffering(groupKey, member.url))} />
      </span>
      <span class="quiet">
        {member.page === true && member.occurrences === 0
          ? t("thisPage")
          : t("variantLinks", member.occurrences)}
      </span>
    </li>
  );
}

function Group({ group, auditId }: { group: DuplicateGroup; auditId: string }) {
  const left = group.urls.length - MOST_URLS;
  const reason = groupWords(group.urls);
  return (
    <div class="group" data-testid="group">
      <div class="heading">
        <p class="quiet clamp" title={reason}>
          {reason}
        </p>
        {left > 0 && (
          <ReportLink auditId={auditId} view="#duplicates">
            {t("moreUrls", left)}
          </ReportLink>
        )}
      </div>
      <ul>
        {group.urls.slice(0, MOST_URLS).map((member) => (
          <Member key={member.url} member={member} groupKey={group.key} />
        ))}
      </ul>
    </div>
  );
}

/** Why the list is empty, where it is. */
function noGroups({ totals, page }: AuditSummary): string {
  if (totals.links > 0) return t("noDuplicates");
  return page.frames > 0 ? t("noLinksButFrames", page.frames) : t("noLinks");
}

/** The largest groups of addresses that are one page, and why they are. */
export function Groups({ summary }: { summary: AuditSummary }) {
  const { groups, groupCount, fragmentGroupCount, auditId } = summary;
  return (
    <section data-testid="groups">
      <div class="heading">
        <h2>{t("largestGroups")}</h2>
        <span class="heading">
          {groupCount > MOST_GROUPS && (
            <ReportLink auditId={auditId} view="#duplicates">
              {t("allGroups", groupCount)}
            </ReportLink>
          )}
          {fragmentGroupCount > 0 && (
            <ReportLink auditId={auditId} view="#duplicates?kind=in-page">
              {t("fragmentGroups", fragmentGroupCount)}
            </ReportLink>
          )}
        </span>
      </div>
      {groups.length === 0 && (
        <p class="quiet" data-testid="no-groups">
          {noGroups(summary)}
        </p>
      )}
      {groups.slice(0, MOST_GROUPS).map((group) => (
        <Group key={group.key} group={group} auditId={auditId} />
      ))}
    </section>
  );
}

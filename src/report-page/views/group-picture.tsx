import type { DuplicateGroup, GroupUrl } from "../../model/group";
import { t } from "../../platform/i18n";
import { markDiffering } from "../../ui/differing";
import { ruleWords } from "../../ui/rule-words";
import { MarkedUrl } from "../../ui/url-text";

/** More addresses of one page are in the table and in the export. */
const MOST = 50;

function Variant({ member, groupKey }: { member: GroupUrl; groupKey: string }) {
  return (
    <li class="variant">
      <MarkedUrl pieces={markDiffering(groupKey, member.url)} />
      <span class="variant-rule">{ruleWords(member.rules) || t("asTheKey")}</span>
      <span class="quiet">
        {member.occurrences > 0 && t("variantLinks", member.occurrences)}{" "}
        {member.page === true && t("thisPage")}
      </span>
    </li>
  );
}

/** A group as its addresses, whole, held together by a line: what differs is marked, and the rule named that makes it equal. */
export function GroupPicture({ group }: { group: DuplicateGroup }) {
  const left = group.urls.length - MOST;
  return (
    <>
      <ul class="variants" data-testid="group-picture">
        {group.urls.slice(0, MOST).map((member) => (
          <Variant key={member.url} member={member} groupKey={group.key} />
        ))}
      </ul>
      {left > 0 && <p class="quiet">{t("moreUrls", left)}</p>}
    </>
  );
}

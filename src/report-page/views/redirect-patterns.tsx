import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { patternsOf } from "./redirect-rows";

const MOST_SHOWN = 5;

/** How the links of the page go, in a few sentences that lead to the rows. */
export function RedirectPatterns({ report }: { report: AuditReport }) {
  const patterns = patternsOf(report);
  if (patterns.length === 0) return null;
  return (
    <ul class="left-overs" data-testid="redirect-patterns">
      {patterns.slice(0, MOST_SHOWN).map(({ pattern, links, addresses }) => (
        <li key={pattern}>
          <a href={`#redirects?pattern=${encodeURIComponent(pattern)}`}>
            {links === 1 ? t("patternOfOne", pattern) : t("patternOfLinks", links, addresses, pattern)}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { Check } from "../checks/check";
import type { AuditRecord } from "../model/audit";
import { changeAudit, isPrivateAudit } from "../platform/audit-store";
import { writeEnabledChecks } from "../platform/enabled-checks";
import { t } from "../platform/i18n";
import { enabledFrom, OPTIONAL_CHECKS } from "../report/optional-checks";
import { English } from "../ui/english";
import { loadReport } from "./audit";

/** Changes this audit and, but for a private window, those to come. */
async function choose(record: AuditRecord, enabledChecks: readonly string[]): Promise<void> {
  if (!isPrivateAudit(record.id)) await writeEnabledChecks(enabledChecks);
  await changeAudit(record.id, (kept) => ({ ...kept, context: { ...kept.context, enabledChecks } }));
  await loadReport();
}

interface Props {
  readonly check: Check;
  readonly enabled: readonly string[];
  readonly record: AuditRecord;
}

function Choice({ check, enabled, record }: Props) {
  const on = enabled.includes(check.id);
  const toggle = () => {
    const others = enabled.filter((id) => id !== check.id);
    void choose(record, on ? others : enabledFrom([...others, check.id]));
  };
  return (
    <li>
      <label class="choice">
        <input type="checkbox" checked={on} data-testid={`check-${check.id}`} onChange={toggle} />{" "}
        <English>
          {check.title} <span class="quiet">{check.trigger}</span>
        </English>
      </label>
    </li>
  );
}

/** The checks that are off by default, each with a switch. */
export function OptionalChecks({ record }: { record: AuditRecord }) {
  const enabled = enabledFrom(record.context.enabledChecks);
  return (
    <details class="block optional-checks" data-testid="optional-checks">
      <summary>{t("optionalChecks", enabled.length, OPTIONAL_CHECKS.length)}</summary>
      <p class="quiet">{t("optionalChecksWhat")}</p>
      <ul>
        {OPTIONAL_CHECKS.map((check) => (
          <Choice key={check.id} check={check} enabled={enabled} record={record} />
        ))}
      </ul>
      <button
        type="button"
        class="link"
        disabled={enabled.length === 0}
        onClick={() => void choose(record, [])}
      >
        {t("optionalChecksNone")}
      </button>
    </details>
  );
}

import type { BrokenPolicy } from "../model/audit";
import { t } from "../platform/i18n";

/** Which kept rules could not be read, and that the audit went on without them. */
export function BrokenPolicies({ broken }: { broken: readonly BrokenPolicy[] }) {
  return broken.map(({ of, errors: [error] }) => (
    <p key={of} class="notice" role="status" data-testid="broken-policy">
      {t(
        of === "site" ? "policyBrokenSite" : "policyBrokenAll",
        error?.field ?? "policy",
        error?.message ?? "",
      )}
    </p>
  ));
}

import { samePolicy } from "../../canonicalize";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { BrokenPolicies } from "../../ui/broken-policies";
import { AudienceChoice } from "./audience-choice";
import { NameLists } from "./name-lists";
import { ParameterList } from "./parameter-list";
import { PolicyBar } from "./policy-bar";
import { inForce, isPrivate, notKept, policies, useKept } from "./policy-desk";
import { RuleList } from "./rule-list";

/** What stands between the rules on screen and those that are kept. */
function Notices() {
  const now = policies.value?.now.policy;
  const { broken, policy: kept } = inForce.value;
  return (
    <>
      <BrokenPolicies broken={broken} />
      {notKept.value !== null && (
        <p class="notice" role="alert" data-testid="policy-not-kept">
          {t("policyNotKept", notKept.value)}
        </p>
      )}
      {now !== undefined && !isPrivate.value && !samePolicy(now, kept) && (
        <p class="notice" data-testid="policy-differs">
          {t("policyDiffers")}{" "}
          <button type="button" class="link" onClick={() => void useKept()}>
            {t("policyUseKept")}
          </button>
        </p>
      )}
    </>
  );
}

/** The rules that decide which addresses count as one page, and what each does to this one. */
export function PolicyPage({ report }: { report: AuditReport }) {
  const policy = policies.value?.now.policy;
  if (policy === undefined) return <div class="page" aria-busy="true" />;
  return (
    <div class="page policy" data-testid="policy-page">
      <section class="block">
        <p>{t("policyWhat")}</p>
        <Notices />
        <AudienceChoice />
        <PolicyBar policy={policy} report={report} />
      </section>
      <RuleList policy={policy} />
      <ParameterList parameters={report.parameters} policy={policy} />
      <NameLists policy={policy} />
    </div>
  );
}

import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { audience, followAll, inForce, isPrivate, site } from "./policy-desk";
import { AUDIENCES } from "./saved";

/** Whose rules hold here, and whom the next change is for. */
export function AudienceChoice() {
  if (isPrivate.value) return <p class="quiet">{t("policyPrivate")}</p>;
  const { own } = inForce.value;
  return (
    <>
      <p data-testid="policy-owner" data-own={own !== null}>
        {t(own === null ? "policyFollowsAll" : "policyOwn", site.value)}{" "}
        {own !== null && (
          <button type="button" class="link" data-testid="policy-follow-all" onClick={() => void followAll()}>
            {t("policyFollow")}
          </button>
        )}
      </p>
      <fieldset class="audience">
        <legend>{t("audience")}</legend>
        {AUDIENCES.map((whom) => (
          <label key={whom}>
            <input
              type="radio"
              name="audience"
              checked={audience.value === whom}
              data-testid={`audience-${whom}`}
              onChange={() => {
                audience.value = whom;
              }}
            />
            {t(messageKey("audience", whom), site.value)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

import type { ParameterUse } from "../../model/group";
import type { Policy } from "../../model/policy";
import { t } from "../../platform/i18n";
import { visible } from "../../ui/visible";
import { ParameterButtons } from "./parameter-buttons";

/** The view of parameters has them all. */
const MOST = 50;

/** The parameters of this page, most used first, each to keep, drop or allow with one click. */
export function ParameterList({
  parameters,
  policy,
}: {
  parameters: readonly ParameterUse[];
  policy: Policy;
}) {
  return (
    <section class="block">
      <h2>{t("policyParameters")}</h2>
      {parameters.length === 0 && <p class="quiet">{t("noParameters")}</p>}
      <ul class="parameters">
        {parameters.slice(0, MOST).map(({ name, links }) => (
          <li key={name}>
            <bdi dir="ltr" class="url">
              {visible(name)}
            </bdi>
            <span class="quiet number">{t("inLinks", links)}</span>
            <ParameterButtons name={name} policy={policy} />
          </li>
        ))}
      </ul>
      {parameters.length > MOST && <a href="#parameters">{t("allParameters", parameters.length)}</a>}
    </section>
  );
}

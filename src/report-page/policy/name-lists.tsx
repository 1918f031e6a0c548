import type { Policy } from "../../model/policy";
import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { Switch } from "../../ui/switch";
import { changePolicy } from "./policy-desk";

const LISTS = ["drop", "keep", "keepOnly", "sessionNames", "indexNames"] as const;

type ListField = (typeof LISTS)[number];

/** One name a line; lines without one are left out. */
const namesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function NameList({ field, names }: { field: ListField; names: readonly string[] }) {
  const save = (event: Event) => {
    const written = namesIn((event.currentTarget as HTMLTextAreaElement).value);
    void changePolicy((policy) => ({ ...policy, [field]: written }));
  };
  return (
    <label class="names">
      <span>{t(messageKey("names", field))}</span>
      <textarea
        rows={Math.min(8, Math.max(3, names.length + 1))}
        spellcheck={false}
        value={names.join("\n")}
        onChange={save}
        data-testid={`names-${field}`}
      />
    </label>
  );
}

/** The allowlist: without one every parameter counts, with an empty one none does. */
function Allowlist({ policy }: { policy: Policy }) {
  const isOn = policy.keepOnly !== null;
  const toggle = () => void changePolicy((now) => ({ ...now, keepOnly: now.keepOnly === null ? [] : null }));
  return (
    <div class="names">
      <Switch label={t("allowlistSwitch")} isOn={isOn} testId="switch-keepOnly" onToggle={toggle} />
      {policy.keepOnly !== null && <NameList field="keepOnly" names={policy.keepOnly} />}
    </div>
  );
}

/** The lists of names a policy has, to be written in. */
export function NameLists({ policy }: { policy: Policy }) {
  return (
    <section class="block">
      <h2>{t("policyNames")}</h2>
      <p class="quiet">{t("policyNamesHow")}</p>
      <div class="columns">
        {LISTS.map((field) =>
          field === "keepOnly" ? (
            <Allowlist key={field} policy={policy} />
          ) : (
            <NameList key={field} field={field} names={policy[field]} />
          ),
        )}
      </div>
    </section>
  );
}

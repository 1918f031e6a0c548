import { useEffect, useState } from "preact/hooks";
import { readEnabledChecks, writeEnabledChecks } from "../platform/enabled-checks";
import { t } from "../platform/i18n";
import { enabledFrom, OPTIONAL_CHECKS } from "../report/optional-checks";
import { English } from "../ui/english";

/** The checks that are off by default: those chosen here run in audits to come. */
export function ChecksChoice() {
  const [enabled, setEnabled] = useState<readonly string[]>([]);
  useEffect(() => void readEnabledChecks().then((kept) => setEnabled(enabledFrom(kept))), []);
  const choose = (id: string, on: boolean) => {
    const next = enabledFrom(on ? [...enabled, id] : enabled.filter((other) => other !== id));
    setEnabled(next);
    void writeEnabledChecks(next);
  };
  return (
    <section>
      <h2>{t("optionalChecks", enabled.length, OPTIONAL_CHECKS.length)}</h2>
      <p class="quiet">{t("checksChoiceWhat")}</p>
      <ul class="checks">
        {OPTIONAL_CHECKS.map(({ id, title, trigger }) => (
          <li key={id}>
            <label class="choice">
              <input
                type="checkbox"
                checked={enabled.includes(id)}
                data-testid={`check-${id}`}
                onChange={() => choose(id, !enabled.includes(id))}
              />{" "}
              <English>
                {title} <span class="quiet">{trigger}</span>
              </English>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

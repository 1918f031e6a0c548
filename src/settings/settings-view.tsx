import { t } from "../platform/i18n";
import { CsvChoices } from "../ui/csv-choices";
import { ChecksChoice } from "./checks-choice";
import { EraseEverything } from "./erase-everything";
import { HistoryChoice } from "./history-choice";
import { RulesChoice } from "./rules-choice";
import { SessionChoice } from "./session-choice";
import { Shortcut } from "./shortcut";

/** Everything that holds for all sites. */
export function SettingsPage() {
  return (
    <main data-testid="state" data-state="ready">
      <h1>{t("settingsTitle")}</h1>
      <RulesChoice />
      <ChecksChoice />
      <section>
        <h2>{t("exports")}</h2>
        <CsvChoices />
      </section>
      <HistoryChoice />
      <SessionChoice />
      <EraseEverything />
      <section>
        <h2>{t("shortcut")}</h2>
        <Shortcut />
      </section>
    </main>
  );
}

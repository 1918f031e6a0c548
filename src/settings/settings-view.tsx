import { t } from "../platform/i18n";
import { HistoryChoice } from "./history-choice";
import { SessionChoice } from "./session-choice";
import { Shortcut } from "./shortcut";

/** Everything that holds for all sites. */
export function SettingsPage() {
  return (
    <main data-testid="state" data-state="ready">
      <h1>{t("settingsTitle")}</h1>
      <HistoryChoice />
      <SessionChoice />
      <section>
        <h2>{t("shortcut")}</h2>
        <Shortcut />
      </section>
    </main>
  );
}

import { t } from "../platform/i18n";
import { HistoryGrant } from "./history-grant";
import { Shortcut } from "./shortcut";

/** One screen: what the extension does, how to have it at hand, and what it asks for. */
export function WelcomePage() {
  return (
    <main data-testid="state" data-state="ready">
      <h1>{t("welcomeTitle")}</h1>
      <p class="lead">{t("welcomeWhat")}</p>
      <ol class="steps">
        <li>
          <h2>{t("welcomePin")}</h2>
          <p>{t("welcomePinHow")}</p>
        </li>
        <li>
          <h2>{t("welcomeTry")}</h2>
          <p>{t("welcomeTryHow")}</p>
          <Shortcut />
        </li>
        <li>
          <h2>{t("welcomeRedirects")}</h2>
          <HistoryGrant />
        </li>
        <li>
          <h2>{t("welcomePrivacy")}</h2>
          <p>{t("welcomePrivacyHow")}</p>
        </li>
      </ol>
    </main>
  );
}

import { useEffect, useState } from "preact/hooks";
import { t } from "../platform/i18n";
import { hasAccessEverywhere, requestHistoryAccess } from "../platform/permissions";

/** What the one optional permission is for, and the button that asks for it. */
export function HistoryGrant() {
  const [allowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => void hasAccessEverywhere().then(setAllowed), []);
  const ask = () => {
    // Nothing may run before this call, or the browser no longer sees the click.
    requestHistoryAccess().then(setAllowed, () => setAllowed(false));
  };
  return (
    <>
      <p>{t("welcomeRedirectsHow")}</p>
      {allowed === true && <p role="status">{t("welcomeRedirectsAllowed")}</p>}
      {allowed === false && (
        <button type="button" class="button" data-testid="allow-history" onClick={ask}>
          {t("allowHistory")}
        </button>
      )}
    </>
  );
}

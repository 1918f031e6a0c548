import { useState } from "preact/hooks";
import type { NotObserved } from "../model/navigation";
import { t } from "../platform/i18n";
import { requestHistoryAccess } from "../platform/permissions";
import { reloadTab } from "../platform/tabs";
import { messageKey } from "./rule-words";

interface Props {
  readonly navigation: NotObserved;
  readonly permitted: boolean;
  readonly tabId: number;
}

/**
 * Why the redirects of the page are not known, and what to do: the button that
 * asks for the permission, or, where it is given, the one that loads the page
 * again. The prompt may close a popup; the next one knows the answer.
 */
export function HistoryAccess({ navigation, permitted, tabId }: Props) {
  const [allowed, setAllowed] = useState(permitted);
  const ask = () => {
    // Nothing may run before this call, or the browser no longer sees the click.
    requestHistoryAccess().then(setAllowed, () => setAllowed(false));
  };
  const why = allowed && navigation.why === "not-permitted" ? "loaded-before" : navigation.why;
  return (
    <p class="history-access" data-testid="history-access">
      {t(messageKey("notObserved", why))}{" "}
      {allowed ? (
        <button type="button" class="link" data-testid="reload-page" onClick={() => void reloadTab(tabId)}>
          {t("reloadPage")}
        </button>
      ) : (
        <button type="button" class="link" data-testid="allow-history" onClick={ask}>
          {t("allowHistory")}
        </button>
      )}
    </p>
  );
}

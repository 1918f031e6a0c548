import { useState } from "preact/hooks";
import type { NotObserved } from "../model/navigation";
import { isFirefox } from "../platform/browser-name";
import { t } from "../platform/i18n";
import { requestHistoryAccess } from "../platform/permissions";
import { messageKey } from "./rule-words";

interface Props {
  readonly navigation: NotObserved;
  readonly permitted: boolean;
  /** Loads the page again, so that its redirects are recorded. */
  readonly reload: () => void;
}

/** Chromium lets us hear this host alone after a click on the toolbar button; Firefox does not. */
const CAN_TRACE = !isFirefox;

/**
 * Why the redirects of the page are not known, and what to do: the button that
 * asks for the permission, and the one that loads the page again. The prompt may
 * close a popup; the next one knows the answer.
 */
export function HistoryAccess({ navigation, permitted, reload }: Props) {
  const [allowed, setAllowed] = useState(permitted);
  const ask = () => {
    // Nothing may run before this call, or the browser no longer sees the click.
    requestHistoryAccess().then(setAllowed, () => setAllowed(false));
  };
  const why = allowed && navigation.why === "not-permitted" ? "loaded-before" : navigation.why;
  return (
    <p class="history-access" data-testid="history-access">
      {t(messageKey("notObserved", why))}{" "}
      {!allowed && (
        <button type="button" class="link" data-testid="allow-history" onClick={ask}>
          {t("allowHistory")}
        </button>
      )}{" "}
      {(allowed || CAN_TRACE) && (
        <button
          type="button"
          class="link"
          data-testid="reload-page"
          title={allowed ? undefined : t("traceHint")}
          onClick={reload}
        >
          {t(allowed ? "reloadPage" : "reloadAndTrace")}
        </button>
      )}
    </p>
  );
}

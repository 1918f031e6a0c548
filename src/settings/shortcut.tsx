import { useEffect, useState } from "preact/hooks";
import { isFirefox } from "../platform/browser-name";
import { t } from "../platform/i18n";
import { auditShortcut } from "../platform/shortcut";

/** The keys that audit the page in front, as the browser has them now, and where to change them. */
export function Shortcut() {
  const [keys, setKeys] = useState<string | null>(null);
  useEffect(() => void auditShortcut().then(setKeys), []);
  if (keys === null) return null;
  return (
    <p data-testid="shortcut">
      {keys === "" ? t("shortcutNone") : <kbd>{keys}</kbd>}{" "}
      <span class="quiet">{t(isFirefox ? "shortcutWhereFirefox" : "shortcutWhereChrome")}</span>
    </p>
  );
}

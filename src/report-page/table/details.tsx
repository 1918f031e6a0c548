import { t } from "../../platform/i18n";
import type { Detail } from "./table-view";

/** Everything about the selected line, whole. */
export function Details({ details, onClose }: { details: readonly Detail[]; onClose: () => void }) {
  return (
    <aside class="details" aria-label={t("details")} data-testid="details">
      <button type="button" class="button" onClick={onClose}>
        {t("close")}
      </button>
      <dl class="facts">
        {details.map(({ title, content }) => (
          <>
            <dt>{t(title)}</dt>
            <dd>{content}</dd>
          </>
        ))}
      </dl>
    </aside>
  );
}

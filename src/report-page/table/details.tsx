import { t } from "../../platform/i18n";
import { CopyButton } from "../../ui/copy-button";
import type { Detail } from "./table-view";

interface Props {
  readonly details: readonly Detail[];
  /** The row as it stands in the CSV file, for the clipboard. */
  readonly tsv: () => string;
  onClose(): void;
}

/** Everything about the selected line, whole. */
export function Details({ details, tsv, onClose }: Props) {
  return (
    <aside class="details" aria-label={t("details")} data-testid="details">
      <span class="buttons">
        <CopyButton label={t("copyRow")} text={tsv} />
        <button type="button" class="button" onClick={onClose}>
          {t("close")}
        </button>
      </span>
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

import { counted, t } from "../../platform/i18n";
import { cancelExport, type ExportState, exporting } from "./export-run";

function sentence(state: ExportState): string {
  switch (state.kind) {
    case "none":
      return "";
    case "writing":
      return t("exportWriting", state.name);
    case "saved":
      return state.rows === 0
        ? t("exportSaved", state.name)
        : counted("exportSavedRows", state.rows, state.name);
    case "cancelled":
      return t("exportCancelled", state.name);
    case "failed":
      return t("exportFailed", state.name, state.detail);
  }
}

/** What the export under way is at, with the way out of it, or what became of the last one. */
export function ExportStatus() {
  const state = exporting.value;
  return (
    <div class="export-status" data-testid="export-status" data-state={state.kind}>
      <p role="status">
        {sentence(state)} {state.kind === "saved" && state.split && t("exportSplit")}
      </p>
      {state.kind === "writing" && (
        <>
          <progress max={1} value={state.share} aria-label={t("exportProgress")} />{" "}
          <button type="button" class="link" onClick={cancelExport}>
            {t("exportCancel")}
          </button>
        </>
      )}
    </div>
  );
}

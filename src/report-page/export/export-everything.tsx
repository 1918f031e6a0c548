import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { saveArchive, saveJson } from "./files";
import { csvOptions } from "./options";

type Delimiter = (typeof csvOptions.value)["delimiter"];

function Choice({ name, title }: { name: "raw" | "mask" | "bom"; title: string }) {
  const { value } = csvOptions;
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={value[name]}
        onChange={() => {
          csvOptions.value = { ...value, [name]: !value[name] };
        }}
      />{" "}
      {t(title)}
    </label>
  );
}

function DelimiterChoice() {
  const choose = (event: Event) => {
    const delimiter = (event.currentTarget as HTMLSelectElement).value as Delimiter;
    csvOptions.value = { ...csvOptions.value, delimiter };
  };
  return (
    <label class="choice">
      {t("optionDelimiter")}{" "}
      <select value={csvOptions.value.delimiter} onChange={choose}>
        <option value=",">{t("delimiterComma")}</option>
        <option value=";">{t("delimiterSemicolon")}</option>
        <option value={"\t"}>{t("delimiterTab")}</option>
      </select>
    </label>
  );
}

/** Everything at once, and how CSV files are written. */
export function ExportEverything({ report }: { report: AuditReport }) {
  return (
    <div class="everything">
      <button type="button" class="button-main" data-testid="export-zip" onClick={() => saveArchive(report)}>
        {t("exportZip")}
      </button>
      <button type="button" class="button" data-testid="export-json" onClick={() => saveJson(report)}>
        {t("exportJson")}
      </button>
      <details>
        <summary>{t("exportOptions")}</summary>
        <Choice name="mask" title="optionMask" />
        <Choice name="raw" title="optionRaw" />
        <Choice name="bom" title="optionBom" />
        <DelimiterChoice />
      </details>
    </div>
  );
}

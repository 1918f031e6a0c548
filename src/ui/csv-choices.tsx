import { t } from "../platform/i18n";
import { chooseOptions, csvOptions } from "./csv-options";
import type { ExportOptions } from "./parse-csv-options";

interface SwitchProps {
  readonly checked: boolean;
  /** Message keys: what it is, and what it is for. */
  readonly title: string;
  readonly hint: string;
  readonly change: (checked: boolean) => Partial<ExportOptions>;
}

function Switch({ checked, title, hint, change }: SwitchProps) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={checked}
        data-testid={title}
        onChange={() => chooseOptions(change(!checked))}
      />{" "}
      {t(title)}
      <span class="hint quiet">{t(hint)}</span>
    </label>
  );
}

function DelimiterChoice() {
  const choose = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    chooseOptions({ delimiter: value as ExportOptions["delimiter"] });
  };
  return (
    <label class="choice">
      {t("optionDelimiter")}{" "}
      <select value={csvOptions.value.delimiter} onChange={choose} data-testid="optionDelimiter">
        <option value=",">{t("delimiterComma")}</option>
        <option value=";">{t("delimiterSemicolon")}</option>
        <option value={"\t"}>{t("delimiterTab")}</option>
      </select>
      <span class="hint quiet">{t("optionDelimiterHint")}</span>
    </label>
  );
}

/** How CSV files are written, from now on and next time. */
export function CsvChoices() {
  const { raw, mask, bom } = csvOptions.value;
  return (
    <details class="csv-choices">
      <summary data-testid="exportOptions">{t("exportOptions")}</summary>
      <Switch checked={mask} title="optionMask" hint="optionMaskHint" change={(on) => ({ mask: on })} />
      <Switch checked={!raw} title="optionInert" hint="optionInertHint" change={(on) => ({ raw: !on })} />
      <Switch checked={bom} title="optionBom" hint="optionBomHint" change={(on) => ({ bom: on })} />
      <DelimiterChoice />
    </details>
  );
}

import { useRef, useState } from "preact/hooks";
import { DEFAULT_POLICY, type Policy } from "../../model/policy";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { changePolicy } from "./policy-desk";
import { readPolicyText, savePolicy } from "./transfer";

/** What came of reading a file, in a sentence. */
async function readFile(file: File): Promise<string> {
  const read = readPolicyText(await file.text());
  if (read.ok) {
    await changePolicy(() => read.policy);
    return t("policyImported", file.name);
  }
  return read.field === null
    ? t("policyNotJson", file.name)
    : t("policyRefused", file.name, read.field, read.message);
}

/** Back to the built-in rules, and the rules as a file. */
export function PolicyBar({ policy, report }: { policy: Policy; report: AuditReport }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [said, say] = useState("");
  const read = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file === undefined) return;
    void readFile(file).then(say, () => say(t("policyNotJson", file.name)));
    // The same file, mended, must be a choice again.
    input.value = "";
  };
  return (
    <div class="policy-bar">
      <button
        type="button"
        class="button"
        data-testid="policy-reset"
        onClick={() => void changePolicy(() => DEFAULT_POLICY)}
      >
        {t("policyReset")}
      </button>
      <button type="button" class="button" onClick={() => chooser.current?.click()}>
        {t("policyImport")}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t("policyImport")}
        data-testid="policy-file"
        onChange={read}
      />
      <button
        type="button"
        class="button"
        data-testid="policy-export"
        onClick={() => savePolicy(policy, report)}
      >
        {t("policyExport")}
      </button>
      <p role="status" data-testid="policy-said">
        {said}
      </p>
    </div>
  );
}

import { signal } from "@preact/signals";
import type { CheckChoice } from "../../model/check";
import type { AuditReport } from "../../model/report";
import { counted, t } from "../../platform/i18n";
import { askAndCheck } from "./check-run";
import { choicesOf } from "./choices";

/** Whether to ask for all sites, so that redirects to hosts nobody linked can be followed. */
const everywhere = signal(false);

/** Prompts list every host; more than these are asked for as "all sites". */
const MOST_HOSTS = 20;
const SHOWN_HOSTS = 4;

function hostsInWords(hosts: readonly string[]): string {
  const shown = hosts.slice(0, SHOWN_HOSTS).join(", ");
  const left = hosts.length - SHOWN_HOSTS;
  return left > 0 ? t("hostsAndMore", shown, left) : shown;
}

interface Props {
  readonly report: AuditReport;
  readonly auditId: string;
  /** True where there was a check already. */
  readonly again: boolean;
}

/** The buttons that begin a check, with what they do and whom they ask. */
export function CheckBegin({ report, auditId, again }: Props) {
  const { inScope, external } = choicesOf(report);
  const begin = (choice: CheckChoice, hosts: readonly string[]) => () =>
    void askAndCheck(auditId, choice, everywhere.value || hosts.length > MOST_HOSTS ? null : hosts);
  return (
    <div class="check-begin">
      <span class="check-run">
        <button
          type="button"
          class="button"
          data-testid="check-links"
          disabled={inScope.urls === 0}
          onClick={begin({ kind: "in-scope" }, inScope.hosts)}
        >
          {counted(again ? "checkLinksAgain" : "checkLinks", inScope.urls)}
        </button>
        {external.urls > 0 && (
          <button
            type="button"
            class="button"
            data-testid="check-external"
            title={hostsInWords(external.hosts)}
            onClick={begin({ kind: "external" }, external.hosts)}
          >
            {t("checkExternal", external.urls, external.hosts.length)}
          </button>
        )}
        <label class="choice">
          <input
            type="checkbox"
            checked={everywhere.value}
            onChange={() => {
              everywhere.value = !everywhere.value;
            }}
          />{" "}
          {t("checkEverywhere")}
        </label>
      </span>
      <p class="quiet">
        {inScope.hosts.length > 0 && t("checkWhom", hostsInWords(inScope.hosts))} {t("checkWhat")}
      </p>
    </div>
  );
}

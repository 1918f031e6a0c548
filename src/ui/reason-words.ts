import type { RejectReason } from "../model/link";
import { t } from "../platform/i18n";
import { messageKey } from "./rule-words";

/** Why an href leads nowhere: `unsupported-scheme`, `tel` -> "tel: is not a page". */
export function reasonWords(reason: RejectReason, scheme?: string): string {
  return reason === "unsupported-scheme" ? t("reason_scheme", scheme ?? "") : t(messageKey("reason", reason));
}

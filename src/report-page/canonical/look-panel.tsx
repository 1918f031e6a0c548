import type { AuditRecord } from "../../model/audit";
import { isPrivateAudit } from "../../platform/audit-store";
import { t } from "../../platform/i18n";
import { requestHosts } from "../../platform/permissions";
import type { Wanted } from "../../report/next-address";
import { hostOf } from "../../ui/host-of";
import { messageKey } from "../../ui/rule-words";
import { look, lookAtServed, lookAtTarget, lookRefused, stopLook } from "./look";

const BEGIN = { served: lookAtServed, target: lookAtTarget } as const;

interface Props {
  readonly record: AuditRecord;
  readonly wanted: Wanted;
  /** The address that is asked first; null where there is none, and why. */
  readonly url: string | null;
  /** Further hosts that a look before this one was not allowed to ask. */
  readonly blocked?: readonly string[];
  /** True where there is a result already. */
  readonly again: boolean;
}

function Running({ auditId, pages }: { auditId: string; pages: number }) {
  return (
    <div class="check-run" data-testid="look-running">
      <progress aria-label={t("lookProgress")} />
      <p role="status">{t("lookRunning", pages)}</p>
      <button type="button" class="link" data-testid="look-cancel" onClick={() => void stopLook(auditId)}>
        {t("checkCancel")}
      </button>
    </div>
  );
}

/** What the button does, or what came of the last click. */
function Words({ wanted, url }: { wanted: Wanted; url: string }) {
  const now = look.value;
  if (now.state === "idle" || now.state === "running" || now.wanted !== wanted)
    return <p class="quiet">{t(messageKey("lookWhat", wanted), url)}</p>;
  const detail = now.state === "failed" ? now.detail : hostOf(url);
  return <p role="status">{t(messageKey("look", now.state), detail)}</p>;
}

/** Begins, shows and stops a second look at the page or at its canonical. */
export function LookPanel({ record, wanted, url, blocked = [], again }: Props) {
  const now = look.value;
  if (isPrivateAudit(record.id)) return <p class="quiet">{t("lookNotInPrivate")}</p>;
  if (url === null) return <p class="quiet">{t("targetNone")}</p>;
  if (!/^https?:/.test(url)) return <p class="quiet">{t("lookNotOnWeb")}</p>;
  if (now.state === "running" && now.wanted === wanted)
    return <Running auditId={record.id} pages={now.pages} />;
  const begin = () => {
    // The question must be the first thing the click does, or the browser no longer sees it.
    requestHosts([url, ...blocked]).then(
      (allowed) => (allowed ? void BEGIN[wanted](record.id) : lookRefused(wanted)),
      () => lookRefused(wanted),
    );
  };
  return (
    <div class="check-run" data-testid={`look-state-${wanted}`} data-state={now.state}>
      <button
        type="button"
        class="button"
        data-testid={`look-${wanted}`}
        disabled={now.state === "running"}
        onClick={begin}
      >
        {blocked.length > 0
          ? t("lookAllow", blocked.map(hostOf).join(", "))
          : t(again ? messageKey("lookAgain", wanted) : messageKey("lookBegin", wanted))}
      </button>
      <Words wanted={wanted} url={url} />
    </div>
  );
}

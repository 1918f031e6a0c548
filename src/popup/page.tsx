import type { AuditSummary } from "../model/audit";
import { t } from "../platform/i18n";
import { HistoryAccess } from "../ui/history-access";
import { HopPath } from "../ui/hop-path";
import { messageKey } from "../ui/rule-words";
import { UrlText } from "../ui/url-text";

/** Hops that fit without scrolling. */
const MOST_HOPS = 3;

function Redirects({ summary }: { summary: AuditSummary }) {
  const { navigation, historyPermitted, tabId } = summary;
  if (!navigation.observed) {
    return <HistoryAccess navigation={navigation} permitted={historyPermitted} tabId={tabId} />;
  }
  const { hops, outcome } = navigation;
  return (
    <>
      <HopPath hops={hops} most={MOST_HOPS} />
      {outcome !== "redirected" && (
        <p class="quiet">{t(messageKey("outcome", outcome), Math.max(0, hops.length - 1))}</p>
      )}
    </>
  );
}

/** The audited address and how the browser came to it. */
export function Page({ summary }: { summary: AuditSummary }) {
  const { page, navigation } = summary;
  // A chain that ends at the page shows its address already.
  const shown = navigation.observed && navigation.hops.at(-1)?.url === page.url;
  return (
    <section class="page" data-testid="redirects" aria-label={t("pageAndRedirects")}>
      {!shown && (
        <p data-testid="page-url">
          <UrlText url={page.url} />
        </p>
      )}
      <Redirects summary={summary} />
    </section>
  );
}

import type { AuditSummary } from "../model/audit";
import { t } from "../platform/i18n";
import { countRedirects } from "../redirects/sent-on";
import { ChainOutcome } from "../ui/chain-outcome";
import { HistoryAccess } from "../ui/history-access";
import { HopPath } from "../ui/hop-path";
import { UrlText } from "../ui/url-text";
import { auditReloaded } from "./audit";

/** Hops that fit without scrolling. */
const MOST_HOPS = 3;

function Redirects({ summary }: { summary: AuditSummary }) {
  const { navigation, historyPermitted, tabId } = summary;
  if (!navigation.observed) {
    const reload = () => void auditReloaded(tabId);
    return <HistoryAccess navigation={navigation} permitted={historyPermitted} reload={reload} />;
  }
  return (
    <>
      <HopPath hops={navigation.hops} most={MOST_HOPS} />
      {navigation.outcome !== "redirected" && (
        <ChainOutcome chain={navigation} redirects={countRedirects(navigation)} />
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

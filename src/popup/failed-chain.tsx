import { useState } from "preact/hooks";
import type { RedirectChain } from "../model/navigation";
import { t } from "../platform/i18n";
import { countRedirects } from "../redirects/sent-on";
import { ChainOutcome } from "../ui/chain-outcome";
import { HopPath } from "../ui/hop-path";

/** Hops that fit without scrolling; a loop says after four what it is. */
const MOST_HOPS = 6;

/** How the browser came to its error page, hop by hop, and a button that takes it away as CSV. */
export function FailedChain({ chain }: { chain: RedirectChain }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Only who needs it loads the writer of tables.
    const { chainCsv } = await import("../report/csv/redirect-hops");
    await navigator.clipboard.writeText(chainCsv(chain));
    setCopied(true);
  };
  return (
    <section class="failed-chain" data-testid="redirects" aria-label={t("pageAndRedirects")}>
      <HopPath hops={chain.hops} most={MOST_HOPS} />
      <ChainOutcome chain={chain} redirects={countRedirects(chain)} />
      <button type="button" class="button" data-testid="copy-chain" onClick={() => void copy()}>
        {t("copyChain")}
      </button>{" "}
      <span role="status">{copied && t("chainCopied")}</span>
    </section>
  );
}

import type { RedirectChain, RedirectOutcome } from "../model/navigation";
import { t } from "../platform/i18n";
import { messageKey } from "./rule-words";

/** Chromium calls a loop it leaves "aborted", which says less than the outcome does. */
const GIVEN_UP: ReadonlySet<RedirectOutcome> = new Set(["loop", "too-many"]);

/** What part of the chain nobody saw, and because of whom. */
function missing(partial: string | undefined): string {
  if (partial === undefined) return "";
  return partial === "?" ? t("partialUnknown") : t("partialHost", partial);
}

/** What a chain came to, in a sentence; with the host that hides a part of it, and the browser's error. */
export function ChainOutcome({ chain, redirects }: { chain: RedirectChain; redirects: number }) {
  const { outcome, partial, error } = chain;
  const browserSays = error === undefined || GIVEN_UP.has(outcome) ? "" : error;
  const words = [t(messageKey("outcome", outcome), redirects), missing(partial), browserSays];
  return (
    <p class="quiet" data-testid="chain-outcome" data-outcome={outcome}>
      {words.filter((sentence) => sentence !== "").join(" ")}
    </p>
  );
}

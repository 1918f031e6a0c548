import type { AuditReport, CheckedRedirect } from "../../model/report";
import { t } from "../../platform/i18n";
import { countRedirects } from "../../redirects/sent-on";
import { HopPath } from "../../ui/hop-path";
import { messageKey } from "../../ui/rule-words";
import { loaded } from "../audit";
import { once } from "../once";

const byStart = once(({ redirects }: AuditReport) => new Map(redirects.map((chain) => [chain.start, chain])));

/** The verdict of a chain in words, with the reason where it ended early. */
export function chainWords(chain: CheckedRedirect): string {
  const words = t(messageKey("outcome", chain.outcome), countRedirects(chain));
  const why = chain.skipped ?? chain.error;
  return why === undefined ? words : `${words} (${why})`;
}

/** The checked chain of an address, or nothing where it was not checked. */
export function ChainOf({ url }: { url: string }) {
  const now = loaded.value;
  const [start = ""] = url.split("#", 1);
  const chain = now.kind === "ready" ? byStart(now.report).get(start) : undefined;
  if (chain === undefined) return null;
  return (
    <>
      {chain.hops.length > 0 && <HopPath hops={chain.hops} most={6} />}
      <p class="quiet">{chainWords(chain)}</p>
    </>
  );
}

import type { Hop } from "../model/navigation";
import { counted, t } from "../platform/i18n";
import { messageKey } from "./rule-words";
import { UrlText } from "./url-text";

function level({ status }: Hop): string {
  if (status === null) return "severity-notice";
  if (status >= 400) return "severity-error";
  return status >= 300 ? "severity-warning" : "severity-ok";
}

/** How the browser left this address, in plain words; nothing where a server answered. */
function noteOf({ kind, uncertain, afterMs = 0 }: Hop): string {
  const seconds = Math.floor(afterMs / 1000);
  if (uncertain !== undefined) return t(messageKey("hop", uncertain), seconds);
  return kind === "http" ? "" : t(messageKey("hop", kind), seconds);
}

function HopLine({ hop }: { hop: Hop }) {
  const note = noteOf(hop);
  return (
    <li class="hop" data-testid="hop" data-kind={hop.kind}>
      <span class={`hop-status ${level(hop)}`}>{hop.status ?? "–"}</span>
      <span>
        <UrlText url={hop.url} />
        {note !== "" && <span class="hop-kind"> {note}</span>}
        {hop.fromCache && <span class="hop-kind"> {t("hopFromCache")}</span>}
      </span>
    </li>
  );
}

/**
 * A redirect chain as a path of hops. With `most`, the middle of a longer
 * chain is counted and not shown.
 */
export function HopPath({ hops, most = Number.POSITIVE_INFINITY }: { hops: readonly Hop[]; most?: number }) {
  const left = hops.length - most;
  const first = left > 0 ? hops.slice(0, most - 1) : hops;
  const last = hops[hops.length - 1];
  return (
    <ol class="hops" data-testid="hops">
      {first.map((hop) => (
        <HopLine hop={hop} />
      ))}
      {left > 0 && (
        <li class="hop">
          <span />
          <span class="quiet">{counted("hopsLeftOut", left)}</span>
        </li>
      )}
      {left > 0 && last !== undefined && <HopLine hop={last} />}
    </ol>
  );
}

import type { Hop } from "../model/navigation";
import type { HopHeaders, RequestEvent } from "../model/request-event";
import { isUpgrade } from "./recorded";

type Made = Pick<Hop, "kind" | "uncertain">;

/** A redirect that no server sent: HSTS and upgrades, by their marks in each browser. */
export function madeBy(
  event: RequestEvent & { readonly type: "redirect" },
  headers: HopHeaders | null,
): Made {
  const reason = headers?.nonAuthoritativeReason?.toLowerCase();
  if (reason === "hsts") return { kind: "hsts" };
  if (reason) return { kind: "browser-upgrade" };
  const upgraded = event.status === 0 && isUpgrade(event.url, event.redirectUrl);
  return upgraded ? { kind: "hsts", uncertain: "hsts-or-upgrade" } : { kind: "http" };
}

import type { CheckChoice } from "../../model/check";
import type { ReportLink } from "../../model/link";
import { withoutFragment } from "../without-fragment";
import { chooses } from "./targets";

export interface Chosen {
  /** Distinct addresses without their fragments. */
  readonly urls: number;
  /** Their hosts, the one with most addresses first. */
  readonly hosts: readonly string[];
}

/** `https://a.example:8443/p?q` -> "https://a.example:8443" */
const originOf = (url: string): string => /^https?:\/\/[^/?#]*/.exec(url)?.[0] ?? "";

/** How many addresses a choice of links holds, and whose servers would be asked for them. */
export function chosenHosts(links: readonly ReportLink[], choice: CheckChoice): Chosen {
  const isChosen = chooses(choice);
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  for (const link of links) {
    if (link.url === null || link.outcome === "rejected" || !isChosen(link)) continue;
    const url = withoutFragment(link.url);
    if (seen.has(url)) continue;
    seen.add(url);
    const origin = originOf(url);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const origins = [...counts].sort(([, one], [, other]) => other - one).map(([origin]) => origin);
  const hosts = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).hostname);
  return { urls: seen.size, hosts: [...new Set(hosts)] };
}

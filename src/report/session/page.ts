import type { EffectiveCanonical } from "../../model/canonical";
import type { ReportLink } from "../../model/link";
import type { AuditReport } from "../../model/report";
import type { SessionLink, SessionPage } from "../../model/session";
import { countBySeverity } from "../summary";

/** Enough to know a link by. */
const LONGEST_TEXT = 200;

/** Where links.ts marks the key of an href that was cut. */
const CUT = "#cut:";

const withoutHash = (url: string): string => {
  const hash = url.indexOf("#");
  return hash === -1 ? url : url.slice(0, hash);
};

/** `…#cut:20000:9f3a` -> `#cut:20000:9f3a`; undefined for a whole href. */
function cutOf({ flags, key }: ReportLink): string | undefined {
  if (key === undefined || !flags.includes("truncated")) return undefined;
  return key.slice(key.lastIndexOf(CUT));
}

function distinctLinks(links: readonly ReportLink[]): SessionLink[] {
  const found = new Map<string, SessionLink>();
  for (const link of links) {
    const { outcome, url, text } = link;
    if (outcome !== "accepted" || url === null) continue;
    const cut = cutOf(link);
    const name = cut === undefined ? url : `${url}${cut}`;
    const known = found.get(name);
    found.set(name, {
      url,
      count: (known?.count ?? 0) + 1,
      text: known === undefined || known.text === "" ? text.slice(0, LONGEST_TEXT) : known.text,
      ...(cut === undefined ? {} : { cut }),
    });
  }
  return [...found.values()];
}

function canonicalsOf(effective: EffectiveCanonical): readonly string[] {
  if ("url" in effective) return [effective.url];
  return "conflict" in effective ? effective.conflict : [];
}

/**
 * What a session keeps of an audit: each address once, with how often it is linked.
 * `/a`, `/a`, `mailto:x` -> links `[{ url: "https://e.com/a", count: 2 }]`
 */
export function sessionPage(report: Omit<AuditReport, "parameters">, auditId: string): SessionPage {
  const { page, policy, totals, canonical, navigation, findings } = report;
  return {
    url: policy.hashRoutes ? page.url : withoutHash(page.url),
    title: page.title,
    at: Date.parse(report.generatedAt),
    auditIds: [auditId],
    policy,
    totals,
    findings: countBySeverity([...canonical.findings, ...findings]),
    links: distinctLinks(report.links),
    canonicals: canonicalsOf(canonical.effective),
    navigation,
  };
}

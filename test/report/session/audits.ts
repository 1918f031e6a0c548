import type { AuditRecord } from "../../../src/model/audit";
import type { Navigation } from "../../../src/model/navigation";
import { DEFAULT_POLICY, type Policy } from "../../../src/model/policy";
import type { CheckedRedirect } from "../../../src/model/report";
import type { CheckedPage } from "../../../src/model/session";
import { judgedFromRecord } from "../../../src/report/from-record";
import { sessionPage } from "../../../src/report/session/page";
import { aPackedSnapshot } from "../snapshots";

interface Given {
  readonly canonical?: string;
  readonly policy?: Policy;
  readonly navigation?: Navigation;
  readonly redirects?: readonly CheckedRedirect[];
  /** Minutes after the first audit. */
  readonly minute?: number;
  readonly timeOrigin?: number;
}

/** A kept audit of a page of `https://e.com` that links these. */
export function anAudit(path: string, hrefs: readonly string[], given: Given = {}): AuditRecord {
  const { canonical, policy = DEFAULT_POLICY, navigation, minute = 0, timeOrigin = 1_000 } = given;
  const declared = {
    rawHref: canonical ?? "",
    browserHref: null,
    place: "head" as const,
    attributes: {},
    rel: "canonical",
  };
  const meta = { canonicals: canonical === undefined ? [] : [declared] };
  return {
    id: `audit-of-${path}`,
    tabId: 1,
    snapshot: aPackedSnapshot(hrefs, { documentUrl: `https://e.com${path}`, timeOrigin, meta }),
    context: {
      generatedAt: new Date(Date.UTC(2026, 10, 30, 12, minute)).toISOString(),
      browser: "Chrome 156",
      policy,
      scope: { mode: "site", origin: "https://e.com" },
      inputMode: "browser",
      navigation: navigation ?? { observed: false, why: "not-permitted" },
      response: null,
      redirects: [],
    },
  };
}

/** The same as a page of a session. */
export function aPage(path: string, hrefs: readonly string[], given: Given = {}): CheckedPage {
  const record = anAudit(path, hrefs, given);
  return { ...sessionPage(judgedFromRecord(record), record.id), redirects: given.redirects ?? [] };
}

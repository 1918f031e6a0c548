import type { CanonicalReport } from "./canonical";
import type { Finding, Severity } from "./finding";
import type { DuplicateGroup, Totals } from "./group";
import type { RejectReason } from "./link";
import type { Navigation, RedirectChain } from "./navigation";
import type { AuditContext } from "./report";
import type { PackedSnapshot } from "./snapshot";

/**
 * What is kept of an audit: the page as collected and the circumstances.
 * The report is built from it by a pure function, so popup, report page,
 * exports and command line can only show the same thing.
 */
export interface AuditRecord {
  readonly id: string;
  readonly tabId: number;
  readonly snapshot: PackedSnapshot;
  readonly context: AuditContext;
}

/** Why a page could not be audited. */
export type AuditFailure =
  | "browser-page"
  | "store-page"
  | "pdf"
  | "no-access"
  | "page-gone"
  /** The browser shows an error of its own in place of the page. */
  | "error-page"
  /** The page did not answer: its scripts leave no turn, or the browser has frozen it. */
  | "page-hangs"
  | "no-document"
  | "internal-error";

export interface RejectedSample {
  readonly rawHref: string;
  readonly reason: RejectReason;
  readonly scheme?: string;
  readonly count: number;
}

/** The first glance, small enough to cross to the popup at once. */
export interface AuditSummary {
  readonly auditId: string;
  readonly tabId: number;
  /** The registrable domain of the page, or its host; empty where it has none. */
  readonly site: string;
  readonly page: {
    readonly url: string;
    readonly title: string;
    readonly loading: boolean;
    readonly linksCut: number;
    readonly frames: number;
  };
  readonly generatedAt: string;
  readonly totals: Totals;
  readonly canonical: CanonicalReport;
  readonly navigation: Navigation;
  /** True where the browser may tell us redirects of this page's host. */
  readonly historyPermitted: boolean;
  /** Largest first, at most five; members cut to six. */
  readonly groups: readonly DuplicateGroup[];
  readonly groupCount: number;
  /** Groups that differ by fragment only: in-page links. */
  readonly fragmentGroupCount: number;
  readonly suspectedCount: number;
  readonly rejected: readonly RejectedSample[];
  readonly findings: readonly Finding[];
  readonly findingCounts: Readonly<Record<Severity, number>>;
  /** Kept policies the audit had to do without. */
  readonly brokenPolicies?: readonly BrokenPolicy[];
}

/** A kept policy that cannot be read: whose, and what is wrong with it. */
export interface BrokenPolicy {
  readonly of: "all" | "site";
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

export type AuditAnswer =
  | { readonly ok: true; readonly summary: AuditSummary }
  | {
      readonly ok: false;
      readonly failure: AuditFailure;
      readonly detail: string;
      /** How the browser came to the error it shows, where that was observed. */
      readonly navigation?: RedirectChain;
    };

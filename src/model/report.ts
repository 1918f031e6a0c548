import type { CanonicalReport } from "./canonical";
import type { CanonicalTarget } from "./canonical-target";
import type { FetchedPage } from "./fetched-page";
import type { Finding } from "./finding";
import type { DuplicateGroup, ParameterUse, SuspectedDuplicate, Totals } from "./group";
import type { InputMode, ReportLink, Scope } from "./link";
import type { DocumentResponse, Hop, Navigation, RedirectOutcome } from "./navigation";
import type { Policy } from "./policy";
import type { ReportPage } from "./report-page";

/** The JSON export, schema 1. Every CSV table is a view of it. */
export interface AuditReport {
  readonly schema: 1;
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly browser: string;
  readonly policy: Policy;
  readonly scope: Scope;
  readonly inputMode: InputMode;
  readonly page: ReportPage;
  readonly navigation: Navigation;
  readonly canonical: CanonicalReport;
  readonly links: readonly ReportLink[];
  readonly groups: readonly DuplicateGroup[];
  readonly suspected: readonly SuspectedDuplicate[];
  readonly parameters: readonly ParameterUse[];
  readonly redirects: readonly CheckedRedirect[];
  /** Findings about links and page (canonical findings stand in `canonical`). */
  readonly findings: readonly Finding[];
  readonly totals: Totals;
}

export interface CheckedRedirect {
  readonly start: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Why it was not asked, or not to the end. */
  readonly skipped?: string;
  /** The browser's words, where a request of ours failed. */
  readonly error?: string;
  /** Key of the duplicate group the start belongs to. */
  readonly group?: string;
  readonly links: readonly number[];
  readonly findings: readonly Finding[];
}

/** What buildReport needs beside the snapshot. */
export interface AuditContext {
  readonly generatedAt: string;
  readonly browser: string;
  readonly policy: Policy;
  readonly scope: Scope;
  readonly inputMode: InputMode;
  readonly navigation: Navigation;
  readonly response: DocumentResponse | null;
  readonly redirects: readonly CheckedRedirect[];
  /** The page fetched again, where the auditor asked. */
  readonly served?: FetchedPage;
  /** A look at the canonical's address, where the auditor asked. */
  readonly target?: CanonicalTarget;
  /** Checks that are off by default and wanted in this audit. */
  readonly enabledChecks?: readonly string[];
}

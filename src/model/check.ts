/** One URL to check, with the links of the page that name it. */
export interface CheckTarget {
  readonly url: string;
  readonly links: readonly number[];
  /** Why it is listed but not requested. */
  readonly skipped: string | null;
  /** The auditor asked for this very link although it may act when followed. */
  readonly confirmed?: true;
}

export type CheckState = "running" | "paused" | "done" | "cancelled";

/** Why a check stopped by itself. */
export type CheckStop = "access-withdrawn" | "browser-closed" | "not-saved";

/** A host that is asked no more in this check. */
export interface ClosedHost {
  readonly host: string;
  /** refused: it must not be asked; skipped: it is left in peace. */
  readonly outcome: "refused" | "skipped";
  readonly why: string;
}

/** A run of the link checker over one audit; it outlives the worker that began it. */
export interface CheckJob {
  readonly auditId: string;
  readonly pageUrl: string;
  readonly state: CheckState;
  /** The run of the browser it belongs to: the next one asks nobody by itself. */
  readonly session: string;
  /** Why it stopped by itself, where it did. */
  readonly stopped?: CheckStop;
  readonly targets: readonly CheckTarget[];
  readonly closed: readonly ClosedHost[];
}

export interface CheckProgress {
  readonly state: CheckState | "none";
  readonly stopped?: CheckStop;
  readonly total: number;
  readonly checked: number;
}

/** Which links to check: all in scope, all others on the web, or these. */
export type CheckChoice =
  | { readonly kind: "in-scope" }
  | { readonly kind: "external" }
  | {
      readonly kind: "links";
      readonly indexes: readonly number[];
      /** Also where a link looks as if it acts when followed: the auditor was asked. */
      readonly confirmed?: true;
    };

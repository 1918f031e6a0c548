/** One URL to check, with the links of the page that name it. */
export interface CheckTarget {
  readonly url: string;
  readonly links: readonly number[];
  /** Why it is listed but not requested. */
  readonly skipped: string | null;
}

export type CheckState = "running" | "paused" | "done" | "cancelled";

/** A run of the link checker over one audit; it outlives the worker that began it. */
export interface CheckJob {
  readonly auditId: string;
  readonly pageHost: string;
  readonly state: CheckState;
  /** Why it stopped by itself, where it did. */
  readonly stopped?: string;
  readonly targets: readonly CheckTarget[];
}

export interface CheckProgress {
  readonly state: CheckState | "none";
  readonly stopped?: string;
  readonly total: number;
  readonly checked: number;
}

/** Which links to check: all in scope, or these. */
export type CheckChoice =
  | { readonly kind: "in-scope" }
  | { readonly kind: "links"; readonly indexes: readonly number[] };

export type Severity = "error" | "warning" | "notice";

/** What another tool says of the same thing, in its own words. */
export interface PublishedSeverity {
  readonly by: string;
  readonly severity: string;
  /** What that tool calls it. */
  readonly name?: string;
}

export interface Finding {
  /** File name of the check, e.g. `conflicting-canonicals`. */
  readonly check: string;
  /** What the check is about; set on every finding of the registry. */
  readonly area?: "canonical" | "url" | "redirect";
  readonly severity: Severity;
  /** needs-review: a person must decide. */
  readonly outcome: "fail" | "needs-review";
  /** What the finding is about: a URL or `page`. */
  readonly subject: string;
  /** One sentence that names the actual values. */
  readonly message: string;
  /** Name -> observed value, in reading order. */
  readonly evidence: Readonly<Record<string, string>>;
  /** Address of the standard or guideline. */
  readonly reference: string;
  readonly published: readonly PublishedSeverity[];
}

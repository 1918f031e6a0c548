import type { ServedPage } from "../browser/driver";

/** One page to audit. */
export interface Job {
  /** Folder under --out; null: --out itself. */
  readonly id: string | null;
  readonly target: string | ServedPage;
}

/** An entry of a list that cannot be audited, and why. */
export interface BadEntry {
  readonly id: string | null;
  readonly problem: string;
}

export type Entry = Job | BadEntry;

/** A page's address, as words for people. */
export const addressOf = (job: Job): string => (typeof job.target === "string" ? job.target : job.target.url);

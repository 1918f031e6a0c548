import type { ParameterUse, Totals } from "./group";

/** How many links of a page carry a parameter. */
export type ParameterCount = Pick<ParameterUse, "name" | "links" | "tracking">;

/** What is remembered of an audit when its report is long gone. */
export interface HistoryEntry {
  /** Names one document as it was loaded: audited again, it takes the place of its own entry. */
  readonly id: string;
  readonly site: string;
  /** Dedupe key of the audited page. */
  readonly page: string;
  /** Unix time in ms. */
  readonly at: number;
  /** The rules that differ from the default, as JSON; empty where none does. */
  readonly rules: string;
  readonly totals: Totals;
  /** Most used first. */
  readonly parameters: readonly ParameterCount[];
  /** True where the page has more names than are remembered. */
  readonly parametersCut: boolean;
}

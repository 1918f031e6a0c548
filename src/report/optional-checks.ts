import { CHECKS } from "../checks";
import type { Check } from "../checks/check";

/** Checks that auditors call noise: they run where somebody wants them. */
export const OPTIONAL_CHECKS: readonly Check[] = CHECKS.filter((check) => check.default === false);

/**
 * The kept choice of optional checks; what is no list, or names no such check, is no choice.
 * ["long-link", "gone", 3] -> ["long-link"]
 */
export function enabledFrom(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  return OPTIONAL_CHECKS.map(({ id }) => id).filter((id) => kept.includes(id));
}

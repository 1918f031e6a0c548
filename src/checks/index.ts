import type { Finding } from "../model/finding";
import type { Check, CheckInput } from "./check";
import * as registry from "./registry";
import { runEach } from "./run";

export type { Check, CheckArea, CheckContext, CheckedLink, CheckInput, Observation } from "./check";

/** Every check, in the order of the catalogue: by code, then by id. */
export const CHECKS: readonly Check[] = Object.values(registry).toSorted(
  (a, b) => a.code.localeCompare(b.code, "en") || a.id.localeCompare(b.id, "en"),
);

/** Runs all checks that are on by default or enabled; never throws. */
export function runChecks(input: CheckInput): Finding[] {
  return runEach(CHECKS, input);
}

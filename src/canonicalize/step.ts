import type { AppliedRule } from "../model/rule";
import type { Origin } from "./origin";
import type { UrlParts } from "./parts";

/**
 * One rule on the way to the key: rewrites what it is given in place and says so, or
 * answers null where it changed nothing.
 */
export type Step<Target = UrlParts> = (target: Target) => AppliedRule | null;

export type OriginStep = Step<Origin>;
export type ParameterStep = Step<string[]>;

/** Runs steps in order, adding those that changed something to the rules. */
export function runSteps<Target>(steps: readonly Step<Target>[], target: Target, rules: AppliedRule[]): void {
  for (const step of steps) {
    const applied = step(target);
    if (applied !== null) rules.push(applied);
  }
}

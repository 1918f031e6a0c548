import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";

/**
 * One rule on the way to the key: rewrites the parts in place and says so, or
 * answers null where it changed nothing.
 */
export type Step = (parts: UrlParts) => AppliedRule | null;

import type { Policy } from "../model/policy";
import type { Step } from "./step";
import { emptyQuery } from "./steps/empty-query";
import { escapeCase } from "./steps/escape-case";
import { forbiddenCharacters } from "./steps/forbidden-characters";
import { fragment, fragmentButRoutes } from "./steps/fragment";
import { trailingDot } from "./steps/trailing-dot";
import { unreservedEscapes } from "./steps/unreserved-escapes";
import { userinfo } from "./steps/userinfo";

/** Steps over the components, the text within them apart, in order. */
export function componentSteps(policy: Policy): readonly Step[] {
  return [policy.hashRoutes ? fragmentButRoutes : fragment, userinfo, trailingDot, emptyQuery];
}

/** Steps over escapes and characters, in order. */
export const TEXT_STEPS: readonly Step[] = [escapeCase, unreservedEscapes, forbiddenCharacters];

import type { LinkFlag } from "../model/link";
import type { Policy } from "../model/policy";
import { createCanonicalizer } from "./canonicalizer";

const NONE: readonly LinkFlag[] = [];

/**
 * Compiles the flags for what a URL carries, whether or not the policy removes it:
 * tracking parameters and session ids.
 * `https://e.com/;jsessionid=1?utm_source=x` -> `["session-id", "tracking"]`
 */
export function createParameterFlags(policy: Policy): (url: string) => readonly LinkFlag[] {
  const canonicalizer = createCanonicalizer({ ...policy, tracking: true, session: true, keep: [] });
  return (url) => {
    if (!url.includes("?") && !url.includes(";")) return NONE;
    const result = canonicalizer(url);
    if (!result.ok) return NONE;
    const flags: LinkFlag[] = [];
    for (const { rule } of result.rules) {
      if (rule === "session-id") flags.push("session-id");
      if (rule === "tracking-parameter") flags.push("tracking");
    }
    return flags;
  };
}

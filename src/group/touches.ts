import type { SuspectedDuplicate } from "../model/group";
import type { Policy } from "../model/policy";

type Touches = (key: string) => boolean;

const always: Touches = () => true;
const hasQuery: Touches = (key) => key.includes("?");
const hasSeveral: Touches = (key) => key.includes("&");

/** Where the path begins, past `https://`. */
const PAST_SCHEME = 8;

function namesIndex(names: readonly string[]): Touches {
  const endings = names.map((name) => `/${name.toLowerCase()}`);
  return (key) => {
    const lower = key.toLowerCase();
    return endings.some((ending) => lower.includes(ending));
  };
}

/**
 * Whether a rule could change a key at all, cheaply and rather too often than too
 * seldom: a page has many links, and most rules concern few of them.
 * "www", `https://www.e.com/` -> true; "www", `https://e.com/` -> false
 */
export function touches(rule: SuspectedDuplicate["rule"], policy: Policy): Touches {
  switch (rule) {
    case "tracking-parameter":
    case "query-form":
      return hasQuery;
    case "empty-parameter":
      return (key) => key.includes("?") && /[=?&](?:&|#|$)|[?&][^=&#]+(?:&|#|$)/.test(key);
    case "parameter-order":
    case "repeated-parameter-order":
      return hasSeveral;
    case "https":
      return (key) => key.startsWith("http:");
    case "www":
      return (key) => key.includes("//www.");
    case "double-slash":
      return (key) => key.includes("//", PAST_SCHEME);
    case "directory-index":
      return namesIndex(policy.indexNames);
    case "trailing-slash":
      return (key) => /\/(?:[;?#]|$)/.test(key);
    case "path-case":
      return (key) => /[A-Z]/.test(key);
    default:
      return always;
  }
}

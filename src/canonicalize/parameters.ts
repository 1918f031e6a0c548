import type { Policy } from "../model/policy";
import type { AppliedRule } from "../model/rule";
import type { UrlParts } from "./parts";
import { compileQueryReader, type QueryLook, type QueryPlace } from "./query-reader";
import { type RemovedNames, tellRemoved } from "./removed-names";
import { type Scan, WORK } from "./scan";
import { parameterOrder } from "./steps/parameter-order";
import { recodeParameter } from "./steps/query-form";
import { pathSession } from "./steps/session-id";

const QUERY_FORM: AppliedRule = { rule: "query-form" };

/** Rewrites path and query of the parts of `href`, and adds the rules that did. */
type ParameterRewrite = (parts: UrlParts, href: string, scan: Scan, rules: AppliedRule[]) => void;

/**
 * Compiles the rules that look at single parameters, in order: removals, form bytes,
 * order.
 * `/p;jsessionid=1?utm_source=x&b&a=1` -> `/p?a=1&b=` by default
 */
export function compileParameters(policy: Policy): ParameterRewrite {
  const readQuery = compileQueryReader(policy, policy.recodeQuery ? recodeParameter : null);
  const removeFromPath = pathSession(policy);
  const sort = policy.sortQuery === "off" ? null : parameterOrder(policy.sortQuery);
  const place: QueryPlace = { text: "", start: 0, limit: 0, origin: "", names: null };
  const look: QueryLook = { recoded: false, ordered: true };
  return (parts, href, scan, rules) => {
    const before = rules.length;
    const removed: RemovedNames = [];
    if ((scan.work & WORK.pathParameter) !== 0) removeFromPath(parts, removed);
    if (parts.query === null) return tellRemoved(removed, rules);
    // Form bytes are read from the whole URL: the text steps leave such a query alone.
    if (policy.recodeQuery) put(place, href, scan.query + 1, scan.end, parts.origin);
    else put(place, parts.query, 0, parts.query.length, parts.origin);
    const kept = readQuery(place, removed, look);
    tellRemoved(removed, rules);
    if (look.recoded) rules.push(QUERY_FORM);
    const sorted = sort === null || look.ordered ? null : sort(kept);
    if (sorted !== null) rules.push(sorted);
    if (policy.recodeQuery || rules.length > before) parts.query = joined(kept);
  };
}

function put(place: QueryPlace, text: string, start: number, limit: number, origin: string): void {
  place.text = text;
  place.start = start;
  place.limit = limit;
  place.origin = origin;
  place.names = null;
}

/** Longer than `join("&")` to write and shorter to run: most queries have few parameters. */
function joined(parameters: readonly string[]): string | null {
  let query = parameters[0] ?? "";
  for (let index = 1; index < parameters.length; index++) query += `&${parameters[index]}`;
  return query === "" ? null : query;
}

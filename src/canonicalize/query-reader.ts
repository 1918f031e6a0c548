import type { Policy } from "../model/policy";
import { isUnreserved } from "./characters";
import { formText } from "./form-text";
import { holds, KEPT } from "./judgement";
import { compileParameterReader, type ReadParameter, type Recode } from "./read-parameter";
import type { RemovedNames } from "./removed-names";

/** A query, standing in a text from `start` to `limit`; filled anew for each URL. */
export interface QueryPlace {
  text: string;
  start: number;
  limit: number;
  origin: string;
  /** Its names as they are compared, read when a rule first asks for another parameter. */
  names: ReadonlySet<string> | null;
}

/** What reading a query found out; filled in place. */
export interface QueryLook {
  /** Whether form bytes are more than the standard rules do. */
  recoded: boolean;
  /** Whether the first characters of the names settle that they are in order. */
  ordered: boolean;
}

export type QueryReader = (place: QueryPlace, removed: RemovedNames, look: QueryLook) => string[];

/**
 * Compiles removal and form bytes to one pass over a query. It answers the parameters
 * that stay; what is removed is added to the names.
 * `utm_source=x&b&a=1` -> `["b=", "a=1"]`, recoded, not ordered
 */
export function compileQueryReader(policy: Policy, recode: Recode | null): QueryReader {
  const readParameter = compileParameterReader(policy, recode);
  return (place, removed, look) => {
    const { text, limit } = place;
    const parameters: string[] = [];
    let last = -1;
    look.recoded = false;
    look.ordered = true;
    for (let start = place.start, end = 0; start <= limit; start = end + 1) {
      end = endOfParameter(text, start, limit);
      if (end === start) {
        // An empty pair has no name to remove it by.
        if (recode !== null) look.recoded = true;
        else parameters.push("");
        look.ordered = false;
        continue;
      }
      const parameter = readParameter(text.slice(start, end));
      if (parameter.judgement !== KEPT && isRemoved(parameter, place, removed)) continue;
      if (parameter.recoded) look.recoded = true;
      parameters.push(parameter.written);
      const first = text.charCodeAt(start);
      if (first <= last || !isUnreserved(first)) look.ordered = false;
      last = first;
    }
    return parameters;
  };
}

/** Parameters end at `&` (WHATWG URL 5.1). */
function endOfParameter(text: string, start: number, limit: number): number {
  const at = text.indexOf("&", start);
  return at === -1 || at > limit ? limit : at;
}

function isRemoved(
  { judgement, rawName, value }: ReadParameter,
  place: QueryPlace,
  removed: RemovedNames,
): boolean {
  const { condition, rule } = judgement;
  const by = condition !== null && holds(condition, value, place) ? condition.rule : rule;
  if (by === null) return false;
  removed.push([by, formText(rawName)]);
  return true;
}

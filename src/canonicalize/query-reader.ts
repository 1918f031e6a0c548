import type { Policy } from "../model/policy";
import { isUnreserved } from "./characters";
import { formText } from "./form-text";
import { compileJudge, holds, KEPT, rememberJudgements } from "./judgement";
import { compileNameFilter } from "./name-filter";
import { type FoundParameter, findParameter } from "./parameter-reader";
import type { RemovedNames } from "./removed-names";
import type { FormLook, recodeParameter } from "./steps/query-form";

/** Writes one parameter as form bytes. */
type Recode = typeof recodeParameter;

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
export interface QueryLook extends FormLook {
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
  const isRemoved = compileRemovalTest(policy);
  const found: FoundParameter = { start: 0, end: 0, nameEnd: 0, looseName: false, loose: false };
  return (place, removed, look) => {
    const { text, limit } = place;
    const parameters: string[] = [];
    let last = -1;
    look.recoded = false;
    look.ordered = true;
    for (let start = place.start; start <= limit; start = found.end + 1) {
      findParameter(text, start, limit, found);
      const { end } = found;
      if (end === start) {
        // An empty pair has no name to remove it by.
        if (recode !== null) look.recoded = true;
        else parameters.push("");
        look.ordered = false;
      } else if (!isRemoved(place, found, removed)) {
        const isLoose = recode !== null && found.loose;
        parameters.push(isLoose ? recode(text, start, end, look) : text.slice(start, end));
        const first = text.charCodeAt(start);
        if (first <= last || !isUnreserved(first)) look.ordered = false;
        last = first;
      }
    }
    return parameters;
  };
}

type RemovalTest = (place: QueryPlace, found: FoundParameter, removed: RemovedNames) => boolean;

function compileRemovalTest(policy: Policy): RemovalTest {
  const judge = rememberJudgements(compileJudge(policy));
  const mayBeJudged = compileNameFilter(policy);
  return (place, { start, nameEnd, end, looseName }, removed) => {
    const { text } = place;
    if (!looseName && !mayBeJudged(text, start, nameEnd)) return false;
    const name = text.slice(start, nameEnd);
    const judgement = judge(name);
    if (judgement === KEPT) return false;
    const { condition, rule } = judgement;
    const isMet = condition !== null && holds(condition, text.slice(nameEnd + 1, end), place);
    const by = isMet ? condition.rule : rule;
    if (by === null) return false;
    removed.push([by, formText(name)]);
    return true;
  };
}

import type { Policy } from "../model/policy";
import { formText } from "./form-text";
import { compileJudge, holds, KEPT, rememberJudgements } from "./judgement";
import { compileNameFilter } from "./name-filter";
import { type FoundParameter, findParameter } from "./parameter-reader";
import type { RemovedNames } from "./removed-names";
import type { FormLook, recodeParameter } from "./steps/query-form";

/** Writes one parameter as form bytes. */
type Recode = typeof recodeParameter;

/** A query, standing in a text from `start` to `limit`. */
export interface QueryPlace {
  readonly text: string;
  readonly start: number;
  readonly limit: number;
  readonly origin: string;
  /** Its names as they are compared, read when a rule first asks for another parameter. */
  names: ReadonlySet<string> | null;
}

/** The parameters of a query that stay in the key. */
export interface KeptParameters {
  readonly parameters: string[];
  /** Whether form bytes are more than the standard rules do. */
  readonly recoded: boolean;
}

export type QueryReader = (place: QueryPlace, removed: RemovedNames) => KeptParameters;

/**
 * Compiles removal and form bytes to one pass over a query; what is removed is added
 * to the names.
 * `utm_source=x&b&a=1` -> `["b=", "a=1"]`, recoded
 */
export function compileQueryReader(policy: Policy, recode: Recode | null): QueryReader {
  const isRemoved = compileRemovalTest(policy);
  const found: FoundParameter = { start: 0, end: 0, nameEnd: 0, looseName: false, loose: false };
  const look: FormLook = { recoded: false };
  return (place, removed) => {
    const { text, limit } = place;
    const parameters: string[] = [];
    look.recoded = false;
    for (let start = place.start; start <= limit; start = found.end + 1) {
      findParameter(text, start, limit, found);
      const { end } = found;
      if (end === start) {
        // An empty pair has no name to remove it by.
        if (recode !== null) look.recoded = true;
        else parameters.push("");
      } else if (!isRemoved(place, found, removed)) {
        const isLoose = recode !== null && found.loose;
        parameters.push(isLoose ? recode(text, start, end, look) : text.slice(start, end));
      }
    }
    return { parameters, recoded: look.recoded };
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

import type { Policy } from "../model/policy";
import { compileJudge, type Judgement, rememberJudgements } from "./judgement";
import { ownCopy } from "./own-copy";

/** One parameter of a query under a policy: all that does not depend on the rest of the URL. */
export interface ReadParameter {
  /** As it stands in the key, if it stays. */
  readonly written: string;
  /** Whether form bytes are more than the standard rules do. */
  readonly recoded: boolean;
  readonly rawName: string;
  readonly value: string;
  readonly judgement: Judgement;
}

/** Writes a parameter as form bytes, and tells whether that is more than the standard rules do. */
export type Recode = (parameter: string, look: { recoded: boolean }) => string;

/** Longer ones are seldom repeated; a hostile page has as many different ones as it likes. */
const LONGEST_KEPT = 96;
const MOST_KEPT = 4096;

/**
 * Compiles the reading of parameters. The links of a page repeat theirs, so each
 * distinct one is read once.
 * `utm_source=x` -> judged tracking-parameter; `q=a b` -> written `q=a+b`, recoded
 */
export function compileParameterReader(
  policy: Policy,
  recode: Recode | null,
): (parameter: string) => ReadParameter {
  const judge = rememberJudgements(compileJudge(policy));
  const known = new Map<string, ReadParameter>();
  const look = { recoded: false };
  const read = (parameter: string): ReadParameter => {
    const equals = parameter.indexOf("=");
    const rawName = equals === -1 ? parameter : parameter.slice(0, equals);
    const value = equals === -1 ? "" : parameter.slice(equals + 1);
    look.recoded = false;
    const written = recode === null ? parameter : recode(parameter, look);
    return { written, recoded: look.recoded, rawName, value, judgement: judge(rawName) };
  };
  return (parameter) => {
    const found = known.get(parameter);
    if (found !== undefined) return found;
    if (parameter.length > LONGEST_KEPT) return read(parameter);
    const own = ownCopy(parameter);
    const fresh = read(own);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(own, fresh);
    return fresh;
  };
}

import type { SortQuery } from "../../model/policy";
import type { AppliedRule } from "../../model/rule";
import { escapedByte, isUnreserved } from "../characters";
import type { ParameterStep } from "../step";

const APPLIED: AppliedRule = { rule: "parameter-order" };

/** Up to here an insertion sort beats the general one. */
const FEW = 16;

type Compare = (a: string, b: string) => number;

/**
 * Compiles the order of parameters: by their decoded bytes, by name and value or by
 * name only and stable.
 * `b=2&a=2&a=1` -> `a=1&a=2&b=2` (name-value), `a=2&a=1&b=2` (name)
 */
export function parameterOrder(order: Exclude<SortQuery, "off">): ParameterStep {
  const compare = order === "name" ? compareNames : compareNamesAndValues;
  return (parameters) => {
    if (isSorted(parameters, compare)) return null;
    if (parameters.length > FEW) parameters.sort(compare);
    else insertionSort(parameters, compare);
    return APPLIED;
  };
}

function isSorted(parameters: readonly string[], compare: Compare): boolean {
  for (let index = 1; index < parameters.length; index++) {
    if (compare(parameters[index - 1] as string, parameters[index] as string) > 0) return false;
  }
  return true;
}

function insertionSort(parameters: string[], compare: Compare): void {
  for (let index = 1; index < parameters.length; index++) {
    const parameter = parameters[index] as string;
    let at = index;
    for (; at > 0 && compare(parameters[at - 1] as string, parameter) > 0; at--) {
      parameters[at] = parameters[at - 1] as string;
    }
    parameters[at] = parameter;
  }
}

function compareNames(a: string, b: string): number {
  return firstDifference(a, b) || compareBytes(a, b, true);
}

function compareNamesAndValues(a: string, b: string): number {
  return firstDifference(a, b) || compareBytes(a, b, false);
}

/** Most names differ in their first character; 0 where that does not settle it. */
function firstDifference(a: string, b: string): number {
  const codeA = a.charCodeAt(0);
  const codeB = b.charCodeAt(0);
  return isUnreserved(codeA) && isUnreserved(codeB) ? codeA - codeB : 0;
}

/** Compares form text byte by byte; the first `=` ends the name, and the end sorts first. */
function compareBytes(a: string, b: string, namesOnly: boolean): number {
  let inName = true;
  let atA = 0;
  let atB = 0;
  for (;;) {
    const byteA = byteAt(a, atA, inName);
    const byteB = byteAt(b, atB, inName);
    if (byteA !== byteB) return byteA - byteB;
    if (byteA === END) {
      if (!inName || namesOnly) return 0;
      inName = false;
    }
    atA += byteLength(a, atA, byteA);
    atB += byteLength(b, atB, byteB);
  }
}

const END = -1;

function byteAt(text: string, at: number, inName: boolean): number {
  if (at >= text.length) return END;
  const code = text.charCodeAt(at);
  if (code === 0x2b) return 0x20;
  if (code === 0x3d && inName) return END;
  if (code !== 0x25) return code;
  const byte = escapedByte(text, at);
  return byte < 0 ? code : byte;
}

/** Three characters for an escape, one for all else, `=` at the end of a name too. */
function byteLength(text: string, at: number, byte: number): number {
  return byte !== END && text.charCodeAt(at) === 0x25 && escapedByte(text, at) >= 0 ? 3 : 1;
}

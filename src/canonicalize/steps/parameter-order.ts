import type { SortQuery } from "../../model/policy";
import type { AppliedRule } from "../../model/rule";
import { formBytes } from "../form-text";
import type { UrlParts } from "../parts";
import type { Step } from "../step";

const APPLIED: AppliedRule = { rule: "parameter-order" };

interface SortKey {
  readonly parameter: string;
  readonly name: string;
  readonly value: string;
}

type Compare = (a: SortKey, b: SortKey) => number;

/**
 * Sorts parameters by their decoded bytes, by name and value or by name only and
 * stable.
 * `b=2&a=2&a=1` -> `a=1&a=2&b=2` (name-value), `a=2&a=1&b=2` (name)
 */
export function parameterOrder(order: Exclude<SortQuery, "off">): Step {
  const compare = order === "name" ? compareNames : compareNamesAndValues;
  return (parts: UrlParts) => {
    if (parts.query === null || !parts.query.includes("&")) return null;
    const keys = parts.query.split("&").map(sortKey);
    if (isSorted(keys, compare)) return null;
    parts.query = keys
      .sort(compare)
      .map((key) => key.parameter)
      .join("&");
    return APPLIED;
  };
}

function sortKey(parameter: string): SortKey {
  const equals = parameter.indexOf("=");
  if (equals === -1) return { parameter, name: formBytes(parameter), value: "" };
  const name = formBytes(parameter.slice(0, equals));
  return { parameter, name, value: formBytes(parameter.slice(equals + 1)) };
}

function compareNames(a: SortKey, b: SortKey): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function compareNamesAndValues(a: SortKey, b: SortKey): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
}

function isSorted(keys: readonly SortKey[], compare: Compare): boolean {
  for (let index = 1; index < keys.length; index++) {
    if (compare(keys[index - 1] as SortKey, keys[index] as SortKey) > 0) return false;
  }
  return true;
}

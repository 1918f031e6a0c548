import { DEFAULT_POLICY, type Policy } from "../model/policy";
import type { SitePolicy } from "./compose-policies";

export interface PolicyError {
  /** The field, or `policy` for the whole. */
  readonly field: string;
  readonly message: string;
}

interface Refused {
  readonly ok: false;
  readonly errors: readonly PolicyError[];
}

export type ParsedPolicy = { readonly ok: true; readonly policy: Policy } | Refused;

type Check = (value: unknown) => string | null;

const FIELDS: ReadonlyMap<string, Check> = new Map<keyof Policy, Check>([
  ["schema", (value) => (value === 1 ? null : "must be 1, the only schema there is")],
  ["tracking", isBoolean],
  ["session", isBoolean],
  ["recodeQuery", isBoolean],
  ["sortQuery", isSortQuery],
  ["www", isBoolean],
  ["trailingSlash", isBoolean],
  ["directoryIndex", isBoolean],
  ["pathCase", isBoolean],
  ["https", isBoolean],
  ["doubleSlash", isBoolean],
  ["hashRoutes", isBoolean],
  ["keepOnly", (value) => (value === null ? null : isNameList(value))],
  ["drop", isNameList],
  ["keep", isNameList],
  ["sessionNames", isNameList],
  ["indexNames", isNameList],
]);

/**
 * Reads a policy from JSON somebody wrote; a field left out has its default. Errors
 * name the field and say what is wanted.
 * `{ schema: 1, www: true }` -> the default policy with `www` on
 */
export function parsePolicy(json: unknown): ParsedPolicy {
  const read = readFields(json);
  return read.ok ? { ok: true, policy: { ...DEFAULT_POLICY, ...read.fields } } : read;
}

/**
 * Reads what one site decides otherwise, as `parsePolicy` reads a whole policy; a field
 * left out stays undecided.
 * `{ schema: 1, www: true }` -> `{ www: true }`
 */
export function parseSitePolicy(
  json: unknown,
): { readonly ok: true; readonly choices: SitePolicy } | Refused {
  const read = readFields(json);
  if (!read.ok) return read;
  const { schema: _, ...choices } = read.fields;
  return { ok: true, choices };
}

type Fields = { readonly ok: true; readonly fields: Partial<Policy> } | Refused;

function readFields(json: unknown): Fields {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return { ok: false, errors: [{ field: "policy", message: "must be a JSON object" }] };
  }
  const errors: PolicyError[] = [];
  const given = new Map<string, unknown>(Object.entries(json));
  if (!given.has("schema")) errors.push({ field: "schema", message: "is missing; it must be 1" });
  for (const [field, value] of given) {
    const check = FIELDS.get(field);
    const message = check === undefined ? "is not a field of a policy" : check(value);
    if (message !== null) errors.push({ field, message });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, fields: Object.fromEntries(given) };
}

function isBoolean(value: unknown): string | null {
  return typeof value === "boolean" ? null : "must be true or false";
}

function isSortQuery(value: unknown): string | null {
  const known = value === "name-value" || value === "name" || value === "off";
  return known ? null : 'must be "name-value", "name" or "off"';
}

function isNameList(value: unknown): string | null {
  if (!Array.isArray(value)) return "must be a list of names";
  const wrong = value.findIndex((name) => typeof name !== "string" || name === "");
  return wrong === -1 ? null : `entry ${wrong + 1} must be a name that is not empty`;
}

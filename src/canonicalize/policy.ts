import { DEFAULT_POLICY, type Policy } from "../model/policy";

export interface PolicyError {
  /** The field, or `policy` for the whole. */
  readonly field: string;
  readonly message: string;
}

export type ParsedPolicy =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly errors: readonly PolicyError[] };

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
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, policy: { ...DEFAULT_POLICY, ...Object.fromEntries(given) } };
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

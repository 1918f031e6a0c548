import type { Policy } from "../model/policy";
import { COLD_FUSION_NAMES } from "./steps/session-id";
import { DECIDED_NAMES, GLOBAL_NAMES, HOST_NAMES, TRACKING_PREFIX } from "./tracking-parameters";

const LENGTHS = 64;
const FIRST_CHARACTERS = 32;

/** Whether a policy may have something to say of a plainly written name. */
export type NameFilter = (query: string, start: number, end: number) => boolean;

/**
 * Compiles a first look at names, by length and first character, that tells most of
 * those a policy has nothing to say of without making a string of them.
 * `page` -> false, `utm_x` -> true, `uvw_x` -> true (only perhaps)
 */
export function compileNameFilter(policy: Policy): NameFilter {
  const names = [...policy.drop];
  if (policy.session) names.push(...policy.sessionNames, ...COLD_FUSION_NAMES);
  if (policy.tracking) names.push(...trackingNames());
  // An allowlist has something to say of every name; a space is written `+`.
  if (policy.keepOnly !== null || names.some((name) => /^\*| /.test(name))) return () => true;
  const table = new Uint8Array(LENGTHS * FIRST_CHARACTERS);
  for (const name of names) mark(table, name);
  return (query, start, end) => table[index(end - start, query.charCodeAt(start))] === 1;
}

function trackingNames(): string[] {
  const listed = [...GLOBAL_NAMES, ...HOST_NAMES].map(([name]) => name);
  return [`${TRACKING_PREFIX}*`, ...DECIDED_NAMES, ...listed];
}

function mark(table: Uint8Array, name: string): void {
  const first = name.charCodeAt(0);
  const shortest = name.replaceAll("*", "").length;
  const longest = name.includes("*") ? LENGTHS - 1 : shortest;
  for (let length = shortest; length <= longest; length++) table[index(length, first)] = 1;
}

/** Letters of either case fall together, as they must. */
function index(length: number, first: number): number {
  return Math.min(length, LENGTHS - 1) * FIRST_CHARACTERS + (first & (FIRST_CHARACTERS - 1));
}

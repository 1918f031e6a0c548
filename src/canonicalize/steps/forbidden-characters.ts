import { escapeByte } from "../characters";

const IN_PATH = /[|^[\]]/g;
const IN_QUERY = /[|^[\]{}\\`]/g;

/**
 * Encodes in a path what RFC 3986 3.3 forbids but URL parsers leave, each engine
 * something else: without it `/a|b` has two keys in three browsers.
 * `/a|b` -> `/a%7Cb`
 */
export function forbiddenInPath(path: string): string {
  return path.replace(IN_PATH, encode);
}

/**
 * The same for a query (RFC 3986 3.4), or a fragment that is kept.
 * `c={1}` -> `c=%7B1%7D`
 */
export function forbiddenInQuery(query: string): string {
  return query.replace(IN_QUERY, encode);
}

function encode(character: string): string {
  return escapeByte(character.charCodeAt(0));
}

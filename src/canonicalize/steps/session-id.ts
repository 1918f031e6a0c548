import type { Policy } from "../../model/policy";
import { compileNames, matchedName } from "../name-pattern";
import type { UrlParts } from "../parts";
import type { RemovedNames } from "../removed-names";

/** Names that also mean other things: only a value that looks drawn at random counts. */
const AMBIGUOUS = new Set(["id", "s", "sess", "sessid", "session", "session_id", "sessionid", "sid"]);
const RANDOM_VALUE = /^(?=[a-z]*[0-9])[0-9a-z]{16,}$/i;
/** Adobe ColdFusion sends these two together; alone each is an ordinary name. */
const COLD_FUSION = new Map([
  ["cfid", "cftoken"],
  ["cftoken", "cfid"],
]);
const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;
/** A path parameter (RFC 3986 3.3): no other parameter is cut with it. */
const PATH_PARAMETER = /;([^;/=&]*)=[^;/&]*/g;

/**
 * Whether a query value can be a session id under this name.
 * `sid=7` -> false, `sid=4hqa0555fwsecu45` -> true, `jsessionid=7` -> true
 */
export function isSessionValue(name: string, value: string): boolean {
  return !AMBIGUOUS.has(name) || RANDOM_VALUE.test(value);
}

/** The name that must stand beside this one, if any: `cfid` -> `cftoken`. */
export function sessionPartner(name: string): string | undefined {
  return COLD_FUSION.get(name);
}

/**
 * Compiles the removal of session ids written as path parameters; adds their names.
 * `/p/42;jsessionid=AB12.node1/b` -> `/p/42/b`
 *
 * Where a segment would be left as `.` or `..` the path stays as it is: its key
 * would name another path.
 */
export function pathSession(policy: Policy): (parts: UrlParts, removed: RemovedNames) => void {
  const isSession = compileNames(policy.session ? policy.sessionNames : []);
  const isKept = compileNames(policy.keep);
  return (parts, removed) => {
    if (!parts.path.includes(";")) return;
    const names: RemovedNames = [];
    const left = parts.path.replace(PATH_PARAMETER, (found: string, rawName: string) => {
      const name = matchedName(rawName);
      if (!isSession(name) || isKept(name)) return found;
      names.push(["session-id", rawName]);
      return "";
    });
    if (names.length === 0 || DOT_SEGMENT.test(left)) return;
    parts.path = left;
    for (const name of names) removed.push(name);
  };
}

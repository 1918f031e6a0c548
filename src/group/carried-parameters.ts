import { formText } from "../canonicalize";

const PATH_PARAMETER = /;([^;/=]*)=([^;/]*)/g;

/**
 * The parameters of path (RFC 3986 3.3) and query by decoded name, each with its
 * values as written.
 * `https://e.com/a;s=1?b=2&b=3` -> `{ s: "1", b: "2&3" }`
 */
export function carriedParameters(url: string): ReadonlyMap<string, string> {
  const carried = new Map<string, string>();
  const [path, query] = pathAndQuery(url);
  if (path.includes(";")) {
    for (const [, name = "", value = ""] of path.matchAll(PATH_PARAMETER)) add(carried, name, value);
  }
  if (query === "") return carried;
  for (const parameter of query.split("&")) {
    if (parameter === "") continue;
    const name = rawName(parameter);
    add(carried, name, parameter.slice(name.length + 1));
  }
  return carried;
}

/**
 * A URL without one query parameter, given by its decoded name.
 * `("https://e.com/a?b=2&c=3", "b")` -> `https://e.com/a?c=3`
 */
export function withoutParameter(url: string, name: string): string {
  const [path, query] = pathAndQuery(url);
  const kept = query.split("&").filter((parameter) => formText(rawName(parameter)) !== name);
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

/** Everything before `?`, and everything between `?` and `#`. */
function pathAndQuery(url: string): [string, string] {
  const hash = url.indexOf("#");
  const text = hash === -1 ? url : url.slice(0, hash);
  const mark = text.indexOf("?");
  return mark === -1 ? [text, ""] : [text.slice(0, mark), text.slice(mark + 1)];
}

function rawName(parameter: string): string {
  const equals = parameter.indexOf("=");
  return equals === -1 ? parameter : parameter.slice(0, equals);
}

function add(carried: Map<string, string>, rawName: string, value: string): void {
  const name = formText(rawName);
  const before = carried.get(name);
  carried.set(name, before === undefined ? value : `${before}&${value}`);
}

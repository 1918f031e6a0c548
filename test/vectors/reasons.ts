/**
 * Why another implementation's answer may differ from ours on purpose. Each reason is
 * a rewriting that takes the difference away when both answers go through it; a
 * difference is explained where one or two reasons together make the answers equal.
 */
export interface Reason {
  readonly words: string;
  readonly level: (url: string) => string;
}

function rewrite(url: string, part: "path" | "query", change: (text: string) => string): string {
  const [, before = "", path = "", query, after = ""] =
    /^(\w+:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?(.*)$/su.exec(url) ?? [];
  const newPath = part === "path" ? change(path) : path;
  const newQuery = part === "query" && query !== undefined ? change(query) : query;
  return `${before}${newPath}${newQuery === undefined || newQuery === "" ? "" : `?${newQuery}`}${after}`;
}

function filterPairs(url: string, keep: (pair: string) => boolean): string {
  return rewrite(url, "query", (query) => query.split("&").filter(keep).join("&"));
}

function decode(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function asUtf8(text: string): string {
  const bytes = Uint8Array.from(decode(text), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes).normalize("NFC");
}

function parsedHost(url: string): string {
  const host = /^\w+:\/\/([^/?#]*)/u.exec(url)?.[1] ?? "";
  return url.replace(host, URL.canParse(url) ? new URL(url).host : host);
}

const everywhere = (url: string, change: (text: string) => string) =>
  rewrite(rewrite(url, "path", change), "query", change);

export const REASONS: readonly Reason[] = [
  { words: "drops empty pairs", level: (url) => filterPairs(url, (pair) => pair !== "") },
  { words: "keeps userinfo", level: (url) => url.replace(/^(\w+:\/\/)[^/?#]*@/u, "$1") },
  { words: "keeps the fragment", level: (url) => url.replace(/#.*$/su, "") },
  {
    words: "keeps the default port",
    level: (url) => url.replace(/^http:\/\/([^/?#]*):80(?=[/?#]|$)/u, "http://$1"),
  },
  { words: "leaves an empty path", level: (url) => url.replace(/^(\w+:\/\/[^/?#]*)(?=[?#]|$)/u, "$1/") },
  { words: "shows the host in Unicode", level: parsedHost },
  {
    words: "collapses double slashes",
    level: (url) => rewrite(url, "path", (path) => path.replace(/\/{2,}/g, "/")),
  },
  {
    words: "writes a lone % as %25",
    level: (url) => everywhere(url, (text) => text.replace(/%(?![0-9A-Fa-f]{2})/g, "%25")),
  },
  { words: "decodes reserved escapes", level: (url) => everywhere(url, decode) },
  { words: "takes bytes for UTF-8, composed", level: (url) => rewrite(url, "query", asUtf8) },
  { words: "keeps an empty query", level: (url) => rewrite(url, "query", (query) => query) },
  {
    words: "drops the = without a value",
    level: (url) => rewrite(url, "query", (query) => query.replace(/=(?=&|$)/g, "")),
  },
  { words: "drops parameters without a value", level: (url) => filterPairs(url, (pair) => /=./u.test(pair)) },
  {
    words: "drops parameters without a name",
    level: (url) => filterPairs(url, (pair) => !pair.startsWith("=")),
  },
  {
    words: "takes ; for a separator",
    level: (url) => rewrite(url, "query", (query) => query.replace(/;jsessionid=\w*/g, "")),
  },
  {
    words: "removes sid whatever its value",
    level: (url) => filterPairs(url, (pair) => !pair.startsWith("sid=") && pair !== ""),
  },
  {
    words: "writes #! as a query",
    level: (url) => filterPairs(url, (pair) => !pair.startsWith("_escaped_fragment_=")),
  },
];

/** Takes a whole query away, so it is asked last. */
const CUTS_FRAGMENT: Reason = {
  words: "takes a ? in the fragment for a query",
  level: (url) => rewrite(url, "query", () => ""),
};

/** The fewest reasons that make the answers equal; null where no two do. */
export function explain(theirs: string, ours: string): readonly Reason[] | null {
  const pairs = REASONS.flatMap((a, index) => REASONS.slice(index + 1).map((b) => [a, b]));
  const level = (url: string, reasons: readonly Reason[]) =>
    reasons.reduce((text, reason) => reason.level(text), url);
  const sets = [...REASONS.map((reason) => [reason]), ...pairs, [CUTS_FRAGMENT]];
  return sets.find((reasons) => level(theirs, reasons) === level(ours, reasons)) ?? null;
}

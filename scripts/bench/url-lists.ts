import { existsSync, readFileSync } from "node:fs";

const SYNTHETIC = "../shared/vectors/perf_urls_20k.json";
const PAGES = "../shared/pages/chromium-oracle.jsonl";

export interface UrlList {
  readonly name: string;
  readonly urls: readonly string[];
}

/** The lists to measure over: real links and synthetic URLs where they are, else our own. */
export function urlLists(): readonly UrlList[] {
  const lists: UrlList[] = [];
  if (existsSync(PAGES)) lists.push({ name: "resolved links of real pages", urls: pageLinks() });
  const synthetic = existsSync(SYNTHETIC) ? (JSON.parse(readFileSync(SYNTHETIC, "utf8")) as string[]) : null;
  lists.push({ name: "synthetic URLs", urls: synthetic ?? generatedUrls(20_000) });
  return lists;
}

function pageLinks(): string[] {
  const lines = readFileSync(PAGES, "utf8").trim().split("\n");
  const pages = lines.map((line) => JSON.parse(line) as { links: [raw: string, resolved: string][] });
  return pages.flatMap(({ links }) => links.map(([, url]) => url)).filter((url) => /^https?:/u.test(url));
}

const HOSTS = ["shop.example.com", "WWW.Example.COM", "bücher.example", "192.0.2.7", "example.com.:8080"];
const SEGMENTS = ["product", "a b", "%7Ejane", "über", "..", "index.html", "c++", "%c3%a9", "2024"];
const PARAMETERS = [
  "page=2",
  "utm_source=news",
  "q=a b",
  "filter[]=1",
  "sort",
  "gclid=x%7e",
  "ref=a/b",
  "c=",
];

/** Deterministic, and about as odd as the shared list. */
function generatedUrls(count: number): string[] {
  let state = 1;
  const pick = (from: readonly string[]): string => {
    state = (state * 48_271) % 2_147_483_647;
    return from[state % from.length] ?? "";
  };
  const some = (from: readonly string[], separator: string): string =>
    Array.from({ length: Number(pick(["0", "1", "2", "3", "4"])) }, () => pick(from)).join(separator);
  return Array.from({ length: count }, () => {
    const query = some(PARAMETERS, "&");
    const scheme = pick(["http", "https", "https", "HTTPS"]);
    return `${scheme}://${pick(HOSTS)}/${some(SEGMENTS, "/")}${query === "" ? "" : `?${query}`}${pick(["", "", "#top"])}`;
  });
}

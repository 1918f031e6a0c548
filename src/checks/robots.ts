import type { ReportPage } from "../model/report-page";

/** Crawlers whose directives decide about Google's index. */
const CRAWLERS = new Set(["robots", "googlebot", "*"]);

/** Directives that hold a colon of their own and are no crawler name. */
const VALUED = new Set(["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"]);

/**
 * Where a page forbids its indexing, in words: robots metas and `X-Robots-Tag`
 * (Google, robots meta tag). `none` says `noindex, nofollow`.
 * [{ name: "robots", content: "NOINDEX" }] -> [`meta robots "NOINDEX"`]
 */
export function noindexSources(page: Pick<ReportPage, "meta" | "response">): string[] {
  const metas = page.meta.robots
    .filter((meta) => CRAWLERS.has(meta.name.trim().toLowerCase()) && forbids(meta.content.split(",")))
    .map((meta) => `meta ${meta.name} "${meta.content}"`);
  const headers = page.response.observed ? page.response.headers.xRobotsTag : [];
  return [
    ...metas,
    ...headers.filter((value) => headerForbids(value)).map((value) => `X-Robots-Tag "${value}"`),
  ];
}

/** `otherbot: noindex, googlebot: nofollow`: a name holds until the next one. */
function headerForbids(value: string): boolean {
  let applies = true;
  return value.split(",").some((part) => {
    const colon = part.indexOf(":");
    const name = part.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (colon === -1 || VALUED.has(name)) return applies && forbids([part]);
    applies = CRAWLERS.has(name);
    return applies && forbids([part.slice(colon + 1)]);
  });
}

function forbids(directives: readonly string[]): boolean {
  return directives.some((directive) => ["noindex", "none"].includes(directive.trim().toLowerCase()));
}

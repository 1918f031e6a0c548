import { cleanPath } from "../canonicalize";
import type { ReportLink } from "../model/link";

export interface PathUrl {
  readonly url: string;
  readonly links: readonly ReportLink[];
}

/** All addresses of one path, whatever their host, query and spelling. */
export interface PathGroup {
  readonly path: string;
  readonly urls: readonly PathUrl[];
  readonly links: number;
}

/** Gathers the links in scope by their clean path; paths with most addresses first. */
export function groupByPath(links: readonly ReportLink[]): PathGroup[] {
  const paths = new Map<string, Map<string, ReportLink[]>>();
  for (const link of links) {
    if (link.outcome !== "accepted" || link.url === null) continue;
    const path = cleanPath(link.url);
    const urls = paths.get(path) ?? new Map<string, ReportLink[]>();
    paths.set(path, urls);
    const same = urls.get(link.url);
    if (same === undefined) urls.set(link.url, [link]);
    else same.push(link);
  }
  return [...paths]
    .map(([path, urls]) => ({
      path,
      urls: [...urls].map(([url, same]) => ({ url, links: same })),
      links: [...urls.values()].reduce((sum, same) => sum + same.length, 0),
    }))
    .sort((a, b) => b.urls.length - a.urls.length || b.links - a.links);
}

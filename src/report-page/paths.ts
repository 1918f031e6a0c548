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

/** Links between two steps. */
const STEP = 500;

/** Gathers the links in scope by their clean path, in steps; paths with most addresses first. */
export function* gatherPaths(links: readonly ReportLink[]): Generator<void, PathGroup[]> {
  const byUrl = new Map<string, ReportLink[]>();
  for (const link of links) {
    if (link.outcome !== "accepted" || link.url === null) continue;
    const same = byUrl.get(link.url);
    if (same === undefined) byUrl.set(link.url, [link]);
    else same.push(link);
  }
  yield;
  const paths = new Map<string, { path: string; urls: PathUrl[]; links: number }>();
  let taken = 0;
  for (const [url, same] of byUrl) {
    const path = cleanPath(url);
    const group = paths.get(path) ?? { path, urls: [], links: 0 };
    paths.set(path, group);
    group.urls.push({ url, links: same });
    group.links += same.length;
    if (++taken % STEP === 0) yield;
  }
  return [...paths.values()].sort((a, b) => b.urls.length - a.urls.length || b.links - a.links);
}

/** What a session over some pages must add up to, from their HTML alone: nothing of the product is used. */
export interface Expected {
  readonly pages: number;
  readonly links: number;
  readonly accepted: number;
  readonly outOfScope: number;
  readonly rejected: number;
  readonly distinctRaw: number;
  readonly distinctUrls: number;
  readonly distinctKeys: number;
  readonly duplicates: number;
  readonly repeatedLinks: number;
  /** `page address` -> how many links of the page name it. */
  readonly linked: ReadonlyMap<string, number>;
  /** Parameter name -> links that carry it. */
  readonly parameters: ReadonlyMap<string, number>;
}

const HREF = /<a\b[^>]*\shref="([^"]*)"/g;

/** The URL guide's canonicalize, as far as the catalogue's addresses need it. */
function keyOf(address: string): string {
  const url = new URL(address);
  url.hash = "";
  url.pathname = url.pathname.replace(/;jsessionid=[^/?]*/i, "");
  const kept = [...url.searchParams].filter(([name]) => !name.startsWith("utm_") && name !== "gclid");
  kept.sort((one, other) => (one.join("\0") < other.join("\0") ? -1 : 1));
  url.search = new URLSearchParams(kept).toString();
  return url.href;
}

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** Address -> HTML of the page there. */
export function expectedOf(pages: ReadonlyMap<string, string>, site: string): Expected {
  const hrefs = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(HREF)].map(([, href = ""]) => ({
      page,
      url: new URL(href.replaceAll("&amp;", "&"), page),
    })),
  );
  const web = hrefs.filter(({ url }) => url.protocol === "http:" || url.protocol === "https:");
  const accepted = web.filter(({ url: { hostname } }) => hostname === site || hostname.endsWith(`.${site}`));
  const raw = new Set(accepted.map(({ url }) => url.href));
  const urls = new Set([...raw].map((address) => address.replace(/#.*$/, "")));
  const keys = new Set([...urls].map(keyOf));
  const linked = new Map<string, number>();
  const parameters = new Map<string, number>();
  for (const { page, url } of accepted) {
    count(linked, `${page} ${url.href}`);
    const inPath = [...url.pathname.matchAll(/;(\w+)=/g)].map(([, name = ""]) => name);
    for (const name of new Set([...url.searchParams.keys(), ...inPath])) count(parameters, name);
  }
  return {
    pages: pages.size,
    links: hrefs.length,
    accepted: accepted.length,
    outOfScope: web.length - accepted.length,
    rejected: hrefs.length - web.length,
    distinctRaw: raw.size,
    distinctUrls: urls.size,
    distinctKeys: keys.size,
    duplicates: urls.size - keys.size,
    repeatedLinks: accepted.length - urls.size,
    linked,
    parameters,
  };
}

/** Query parameters that count pages, matched on the decoded name. */
const PAGE_PARAMETERS = new Set([
  "page",
  "p",
  "pg",
  "paged",
  "pageno",
  "page_no",
  "pagenum",
  "page_num",
  "pagenumber",
  "pageindex",
  "currentpage",
  "seite",
  "pagina",
  "strona",
  "sayfa",
]);

/** Query parameters that count entries from 0. */
const OFFSET_PARAMETERS = new Set(["start", "offset", "skip", "from"]);

/** `/page/2`, `/seite-3/`, `/p4` at the end of a path. */
const PATH_PAGE = /\/(page|seite|pagina|strona|p)[-/]?(\d{1,6})\/?$/;

export interface Paging {
  /** As the page counts: `page=2`, `/page/2`. */
  readonly label: string;
  /** Addresses the first page of the same list may have. */
  readonly firstPages: readonly string[];
}

/**
 * Reads the page number of a paginated list from its address; null on a first
 * page and where there is none.
 * `https://a.example/list?page=3` -> { label: "page=3", firstPages: [".../list", ".../list?page=1", …] }
 */
export function readPaging(url: URL): Paging | null {
  for (const [name, value] of url.searchParams) {
    const lowest = PAGE_PARAMETERS.has(name.toLowerCase())
      ? 2
      : OFFSET_PARAMETERS.has(name.toLowerCase())
        ? 1
        : Number.POSITIVE_INFINITY;
    if (/^\d{1,6}$/.test(value) && Number(value) >= lowest) {
      return { label: `${name}=${value}`, firstPages: firstByParameter(url, name) };
    }
  }
  const match = PATH_PAGE.exec(url.pathname);
  if (match === null || Number(match[2]) < 2) return null;
  return { label: match[0], firstPages: firstByPath(url, match) };
}

function firstByParameter(url: URL, name: string): string[] {
  return [null, "1", "0"].map((value) => {
    const first = new URL(url);
    if (value === null) first.searchParams.delete(name);
    else first.searchParams.set(name, value);
    return first.href;
  });
}

function firstByPath(url: URL, match: RegExpExecArray): string[] {
  const [ending, , number = ""] = match;
  const list = url.pathname.slice(0, match.index);
  return ["", ending.replace(number, "1")].map((tail) => {
    const first = new URL(url);
    first.pathname = `${list}${tail}`;
    return first.href;
  });
}

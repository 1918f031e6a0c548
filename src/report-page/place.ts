import { signal } from "@preact/signals";

/** The views, in the order of the list on the left. */
export const VIEW_IDS = [
  "overview",
  "links",
  "duplicates",
  "suspected",
  "by-path",
  "canonical",
  "redirects",
  "rejected",
  "parameters",
  "findings",
  "policy",
] as const;

export type ViewId = (typeof VIEW_IDS)[number];

/** What the address of the report page says: a view and what of it is shown. */
export interface Place {
  readonly view: ViewId;
  readonly filter: string;
  /** Column id, with `-` before it for descending; empty for the order of the page. */
  readonly sort: string;
  readonly facets: ReadonlyMap<string, string>;
  /** Ids of columns that are not shown. */
  readonly hidden: ReadonlySet<string>;
  /** A table to download once. */
  readonly exported: string | null;
}

const RESERVED = new Set(["filter", "sort", "hide", "export"]);

const isView = (name: string): name is ViewId => (VIEW_IDS as readonly string[]).includes(name);

/** Reads a hash: "#links?filter=shoe&outcome=accepted" -> view, filter and one facet. Unknown views are the overview. */
export function parsePlace(hash: string): Place {
  const [, name = "", query = ""] = /^#?([^?&]*)[?&]?(.*)$/s.exec(hash) ?? [];
  const parameters = new URLSearchParams(query);
  return {
    view: isView(name) ? name : "overview",
    filter: parameters.get("filter") ?? "",
    sort: parameters.get("sort") ?? "",
    facets: new Map([...parameters].filter(([key, value]) => !RESERVED.has(key) && value !== "")),
    hidden: new Set((parameters.get("hide") ?? "").split(",").filter(Boolean)),
    exported: parameters.get("export"),
  };
}

/** Writes a hash; `export` never stays in it, or every reload would download again. */
export function formatPlace({ view, filter, sort, facets, hidden }: Place): string {
  const parameters = new URLSearchParams([...facets].filter(([, value]) => value !== ""));
  if (filter !== "") parameters.set("filter", filter);
  if (sort !== "") parameters.set("sort", sort);
  if (hidden.size > 0) parameters.set("hide", [...hidden].join(","));
  const query = parameters.toString();
  return `#${view}${query === "" ? "" : `?${query}`}`;
}

export const place = signal<Place>(parsePlace(""));

/** Follows the address bar; call once. */
export function followHash(): void {
  const read = () => {
    place.value = parsePlace(location.hash);
  };
  window.addEventListener("hashchange", read);
  read();
}

/** Changes what is shown of a view, and the address with it, without a new step in the history. */
export function change(part: Partial<Place>): void {
  place.value = { ...place.value, ...part };
  history.replaceState(null, "", formatPlace(place.value));
}

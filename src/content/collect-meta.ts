import { ROBOTS_NAME } from "../model/robots-name";
import type {
  Alternate,
  BaseElement,
  CanonicalElement,
  Frame,
  PageMeta,
  RobotsMeta,
} from "../model/snapshot";
import { beginningOf } from "./body-beginning";
import type { createBrowserHref } from "./browser-href";
import { deadAnchors } from "./dead-anchors";
import { LIMITS } from "./limits";

const HTML = "http://www.w3.org/1999/xhtml";

const placeOf = (element: Element): "head" | "body" => (document.head?.contains(element) ? "head" : "body");

const attribute = (element: Element, name: string): string | null =>
  element.getAttribute(name)?.slice(0, LIMITS.attribute) ?? null;

const tokens = (value: string): string[] =>
  value
    .slice(0, LIMITS.attribute)
    .toLowerCase()
    .split(/[\t\n\f\r ]+/);

/** Elements of the HTML vocabulary by tag name, in document order, at most LIMITS.list of them. */
function listed(
  selector: string,
  cut: Record<string, number>,
  keep: (element: Element) => boolean,
): Element[] {
  const kept: Element[] = [];
  let all = 0;
  for (const element of document.querySelectorAll(selector)) {
    if (element.namespaceURI !== HTML || !keep(element)) continue;
    all += 1;
    if (kept.length < LIMITS.list) kept.push(element);
  }
  if (all > kept.length) cut[selector] = all;
  return kept;
}

function bases(cut: Record<string, number>): BaseElement[] {
  const found = listed("base", cut, () => true);
  // HTML: the first base element with an href sets the base URL, later ones do not count.
  const effective = found.find((element) => element.hasAttribute("href"));
  return found.map((element) => ({
    rawHref: attribute(element, "href"),
    target: attribute(element, "target"),
    place: placeOf(element),
    effective: element === effective,
  }));
}

function canonicals(
  cut: Record<string, number>,
  browserHref: ReturnType<typeof createBrowserHref>,
): CanonicalElement[] {
  const found = listed("link[rel]", cut, (element) =>
    tokens(element.getAttribute("rel") ?? "").includes("canonical"),
  );
  return found.map((element) => {
    const rawHref = attribute(element, "href");
    const others = element
      .getAttributeNames()
      .filter((name) => name !== "rel" && name !== "href")
      .slice(0, 20)
      .map((name) => [name.slice(0, 100), attribute(element, name) ?? ""] as const);
    return {
      rawHref,
      browserHref: rawHref === null ? null : browserHref(element, rawHref),
      place: placeOf(element),
      attributes: Object.fromEntries(others),
      rel: attribute(element, "rel") ?? "",
    };
  });
}

function alternates(
  cut: Record<string, number>,
  browserHref: ReturnType<typeof createBrowserHref>,
): Alternate[] {
  const found = listed("link[rel][hreflang][href]", cut, (element) =>
    tokens(element.getAttribute("rel") ?? "").includes("alternate"),
  );
  return found.map((element) => {
    const rawHref = attribute(element, "href") ?? "";
    return {
      lang: attribute(element, "hreflang") ?? "",
      rawHref,
      browserHref: browserHref(element, rawHref),
    };
  });
}

function robots(cut: Record<string, number>): RobotsMeta[] {
  const found = listed("meta[name]", cut, (element) =>
    ROBOTS_NAME.test((element.getAttribute("name") ?? "").trim()),
  );
  return found.map((element) => ({
    name: (attribute(element, "name") ?? "").trim().toLowerCase(),
    content: attribute(element, "content") ?? "",
    place: placeOf(element),
  }));
}

function frames(cut: Record<string, number>): Frame[] {
  return listed("iframe, frame", cut, () => true).map((element) => ({
    rawSrc: attribute(element, "src"),
    srcdoc: element.hasAttribute("srcdoc"),
  }));
}

function firstContent(selector: string, keep: (element: Element) => boolean): string | null {
  for (const element of document.querySelectorAll(selector)) {
    if (element.namespaceURI === HTML && keep(element)) return attribute(element, "content");
  }
  return null;
}

/** Everything the page declares about itself. */
export function collectMeta(browserHref: ReturnType<typeof createBrowserHref>): PageMeta {
  const cut: Record<string, number> = {};
  return {
    bases: bases(cut),
    canonicals: canonicals(cut, browserHref),
    alternates: alternates(cut, browserHref),
    robots: robots(cut),
    refresh: firstContent(
      "meta[http-equiv][content]",
      (meta) => meta.getAttribute("http-equiv")?.toLowerCase() === "refresh",
    ),
    ogUrl: firstContent(
      "meta[property][content]",
      (meta) => meta.getAttribute("property")?.toLowerCase() === "og:url",
    ),
    frames: frames(cut),
    cut,
    ...beginningOf(document.body),
    ...deadAnchors(),
  };
}

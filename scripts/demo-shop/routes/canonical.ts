import { type Answer, page, type Routes, type Site } from "../answer";
import { layout } from "../layout";

interface Mistake {
  readonly title: string;
  readonly head?: (site: Site) => string;
  readonly body?: (site: Site) => string;
  readonly headers?: (site: Site) => Answer["headers"];
}

const tag = (href: string): string => `<link rel="canonical" href="${href}">`;
const header = (url: string): Answer["headers"] => [["Link", `<${url}>; rel="canonical"`]];

/** Name of the page under /canonical/ -> what it does wrong (the first three do it right). */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  self: { title: "Names itself", head: ({ origin }) => tag(`${origin}/canonical/self`) },
  "other-page": { title: "Names another page", head: ({ origin }) => tag(`${origin}/product/42`) },
  "in-header": {
    title: "Names itself in a header",
    headers: ({ origin }) => header(`${origin}/canonical/in-header`),
  },
  missing: { title: "Says nothing" },
  home: { title: "Names the home page", head: ({ origin }) => tag(`${origin}/`) },
  conflicting: {
    title: "Names two pages",
    head: ({ origin }) => tag(`${origin}/product/42`) + tag(`${origin}/product/43`),
  },
  repeated: {
    title: "Says it twice",
    head: ({ origin }) => tag(`${origin}/canonical/repeated`) + tag(`${origin}/canonical/repeated`),
  },
  "header-against-tag": {
    title: "Header and tag disagree",
    head: ({ origin }) => tag(`${origin}/canonical/header-against-tag`),
    headers: ({ origin }) => header(`${origin}/product/42`),
  },
  "in-body": { title: "Stands in the body", body: ({ origin }) => tag(`${origin}/canonical/in-body`) },
  "after-early-body": {
    title: "Stands in a head that ended early",
    head: ({ origin }) => `<div>Welcome</div>${tag(`${origin}/canonical/after-early-body`)}`,
  },
  relative: { title: "Is relative", head: () => tag("/canonical/relative") },
  "relative-through-base": {
    title: "Is moved by a base",
    head: ({ other }) => `<base href="${other}/catalogue/">${tag("relative")}`,
  },
  fragment: {
    title: "Carries a fragment",
    head: ({ origin }) => tag(`${origin}/canonical/fragment#reviews`),
  },
  "cross-site": { title: "Names another site", head: () => tag("https://tea-museum.example/kettles") },
  empty: { title: "Is empty", head: () => tag("") },
  "without-href": { title: "Has no href", head: () => '<link rel="canonical">' },
  unparsable: { title: "Cannot be parsed", head: () => tag("http://[::1/tea") },
  scheme: { title: "Is no web address", head: () => tag("mailto:tea@example.com") },
  placeholder: { title: "Was never filled in", head: () => tag("{{ canonical_url }}") },
  tracking: {
    title: "Carries tracking",
    head: ({ origin }) => tag(`${origin}/canonical/tracking?utm_source=feed`),
  },
  session: {
    title: "Carries a session",
    head: ({ origin }) => tag(`${origin}/canonical/session;jsessionid=6F1B7C20A9D84E3355AB`),
  },
  uppercase: { title: "Is in capitals", head: ({ origin }) => tag(`${origin}/Canonical/UPPERCASE`) },
  credentials: {
    title: "Carries a password",
    head: ({ origin }) => tag(`${origin.replace("://", "://user:secret@")}/canonical/credentials`),
  },
  schemeless: {
    title: "Lacks its scheme",
    head: () => tag("www.kettle-and-leaf.example/canonical/schemeless"),
  },
  escaped: { title: "Is escaped twice", head: ({ origin }) => tag(`${origin}/tea/gr%25C3%25BCn`) },
  noindex: {
    title: "Is noindex as well",
    head: ({ origin }) => `<meta name="robots" content="noindex">${tag(`${origin}/product/42`)}`,
  },
  "page-2": {
    title: "Page 2 names page 1",
    head: ({ origin }) =>
      `<link rel="prev" href="/canonical/page-2?page=1">${tag(`${origin}/canonical/page-2?page=1`)}`,
  },
  hreflang: {
    title: "Clashes with its translations",
    head: ({ origin }) =>
      `${tag(`${origin}/product/42`)}<link rel="alternate" hreflang="en" href="${origin}/canonical/hreflang"><link rel="alternate" hreflang="de" href="${origin}/de/kanne">`,
  },
  "og-url": {
    title: "Open Graph disagrees",
    head: ({ origin }) =>
      `${tag(`${origin}/canonical/og-url`)}<meta property="og:url" content="${origin}/product/42">`,
  },
  attributes: {
    title: "Has attributes that switch it off",
    head: ({ origin }) =>
      `<link rel="canonical" hreflang="en" media="print" href="${origin}/canonical/attributes">`,
  },
  redirecting: { title: "Names a redirect", head: ({ origin }) => tag(`${origin}/r/301`) },
};

function answerOf({ title, head, body, headers }: Mistake, site: Site): Answer {
  const main = `<p>${title}. ${body?.(site) ?? ""}</p>`;
  return page(layout({ title, head: head?.(site) ?? "", main }), headers?.(site) ?? []);
}

/** A page for each way to declare a canonical. */
export const CANONICAL: Routes = Object.fromEntries(
  Object.entries(MISTAKES).map(([name, mistake]) => [
    `/canonical/${name}`,
    (site: Site) => answerOf(mistake, site),
  ]),
);

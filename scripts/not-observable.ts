/** Checks of other tools that one page in a browser cannot carry out, with the reason. */
export const NOT_OBSERVABLE: readonly {
  readonly code: string;
  readonly title: string;
  readonly why: string;
}[] = [
  {
    code: "CAN-27",
    title: "Canonical without internal links",
    why: "Needs the links of all pages of the site.",
  },
  {
    code: "CAN-28",
    title: "Non-canonical URL in a sitemap",
    why: "Needs the sitemap; nothing is requested that the auditor did not ask for.",
  },
  {
    code: "CAN-33",
    title: "Canonicals of different form across pages",
    why: "Needs many pages of the site.",
  },
  { code: "CAN-35", title: "Google selected another canonical", why: "Only Search Console knows." },
  {
    code: "URL-16",
    title: "Duplicate URL sets",
    why: "Needs many pages; for the links of one page see URL-15.",
  },
  {
    code: "RED-01",
    title: "Internal URL that redirects",
    why: "Needs a crawl; for the links of one page see RED-16.",
  },
  { code: "RED-18", title: "Redirect target changed", why: "Needs an earlier crawl." },
  {
    code: "RED-20",
    title: "www and home page variants not consolidated",
    why: "Needs requests to addresses that nobody linked.",
  },
];

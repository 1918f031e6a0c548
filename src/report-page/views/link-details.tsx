import type { ReportLink } from "../../model/link";
import { t } from "../../platform/i18n";
import { markDiffering } from "../../ui/differing";
import { ruleWords } from "../../ui/rule-words";
import { MarkedUrl, UrlLink, UrlText } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { ChainOf } from "../check/chain-of";
import { CheckButton } from "../check/check-button";
import { ShowOnPage } from "../show-on-page";
import type { Detail } from "../table/table-view";
import { flagWord, linkOutcome, placeWord } from "./link-words";

const NONE = "–";

function samePage(link: ReportLink) {
  if (link.key === undefined || link.url === null) return NONE;
  return (
    <>
      <MarkedUrl pieces={markDiffering(link.key, link.url)} />
      <br />
      {ruleWords(link.rules) || t("noRules")}
    </>
  );
}

/** Where the link leads, as far as it was checked, and the button that checks it. */
function Redirects({ link: { url, index } }: { link: ReportLink }) {
  if (url === null) return NONE;
  const place = `#redirects?filter=${encodeURIComponent(url.split("#", 1)[0] ?? url)}`;
  return (
    <>
      <ChainOf url={url} />
      <CheckButton key={index} links={[index]} urls={[url]} place={place} />
    </>
  );
}

/** Everything an auditor may want to know of one link. */
export function linkDetails(link: ReportLink): Detail[] {
  return [
    { title: "columnUrl", content: link.url === null ? NONE : <UrlLink url={link.url} /> },
    { title: "columnHref", content: <UrlText url={link.rawHref} /> },
    { title: "columnRules", content: samePage(link) },
    {
      title: "columnAnchor",
      content: `${visible(link.text) || NONE} (${t(`textSource_${link.textSource.replace("-", "_")}`)})`,
    },
    { title: "columnOutcome", content: linkOutcome(link) },
    { title: "columnFlags", content: link.flags.map(flagWord).join(", ") || NONE },
    { title: "columnRel", content: link.rel.join(" ") || NONE },
    { title: "columnPlace", content: `${placeWord(link.place)}, ${link.element}, ${link.index + 1}` },
    { title: "columnRedirects", content: <Redirects link={link} /> },
    { title: "linksOnPage", content: <ShowOnPage key={link.index} links={[link.index]} /> },
  ];
}

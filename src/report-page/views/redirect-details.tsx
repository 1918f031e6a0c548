import type { ReportLink } from "../../model/link";
import type { CheckedRedirect } from "../../model/report";
import { HopPath } from "../../ui/hop-path";
import { UrlLink, UrlText } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { loaded } from "../audit";
import { chainWords } from "../check/chain-of";
import { CheckButton } from "../check/check-button";
import { ShowOnPage } from "../show-on-page";
import type { Detail } from "../table/table-view";

const MOST_LINKS = 20;

function anchor(link: ReportLink | undefined, index: number): string {
  const text = link === undefined ? "" : visible(link.text);
  return text === "" ? `${index + 1}` : `${index + 1}: ${text}`;
}

/** The links that begin a chain, by number and anchor text. */
function ChainLinks({ chain }: { chain: CheckedRedirect }) {
  const now = loaded.value;
  const links = now.kind === "ready" ? now.report.links : [];
  const shown = chain.links.slice(0, MOST_LINKS);
  return (
    <>
      {shown.map((index) => anchor(links[index], index)).join(" · ")}
      {chain.links.length > shown.length && " …"}
      <br />
      <ShowOnPage key={chain.start} links={chain.links} />
    </>
  );
}

/** Everything about one checked chain. */
export function redirectDetails(chain: CheckedRedirect): Detail[] {
  const place = `#redirects?filter=${encodeURIComponent(chain.start)}`;
  return [
    { title: "columnLinkUrl", content: <UrlLink url={chain.start} /> },
    { title: "columnChain", content: <HopPath hops={chain.hops} /> },
    { title: "columnFinal", content: <UrlText url={chain.finalUrl} /> },
    { title: "columnOutcome", content: chainWords(chain) },
    ...chain.findings.map(({ message }) => ({ title: "columnFinding", content: visible(message) })),
    ...(chain.group === undefined
      ? []
      : [
          {
            title: "columnGroup",
            content: (
              <a href={`#duplicates?filter=${encodeURIComponent(chain.start)}`}>
                <UrlText url={chain.group} />
              </a>
            ),
          },
        ]),
    { title: "columnLinks", content: <ChainLinks chain={chain} /> },
    {
      title: "checkAgainTitle",
      content: <CheckButton key={chain.start} links={chain.links} urls={[chain.start]} place={place} />,
    },
  ];
}

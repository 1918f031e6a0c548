import type { DuplicateGroup, GroupEnds } from "../../model/group";
import { counted, t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { UrlText } from "../../ui/url-text";
import { CheckButton } from "../check/check-button";

const MOST_SHOWN = 5;

function Final({ url, outcome, urls }: GroupEnds["finals"][number]) {
  return (
    <li>
      {counted(outcome === "client-error" ? "endGone" : "endOf", urls.length)} <UrlText url={url} />
    </li>
  );
}

/** What the redirects of a group's addresses say of the group, and the button that checks them. */
export function GroupRedirects({ group: { key, urls, ends } }: { group: DuplicateGroup }) {
  const links = urls.flatMap((member) => member.links.slice(0, 1));
  const addresses = urls
    .filter((member) => member.links.length > 0)
    .map(({ url }) => url.split("#", 1)[0] ?? url);
  return (
    <>
      {ends !== undefined && (
        <>
          <p>{t(messageKey("endsWords", ends.verdict))}</p>
          <ul class="left-overs">
            {ends.finals.slice(0, MOST_SHOWN).map((final) => (
              <Final key={final.url} {...final} />
            ))}
          </ul>
        </>
      )}
      <CheckButton
        links={links}
        urls={[...new Set(addresses)]}
        place={`#redirects?filter=${encodeURIComponent(key)}`}
      />
    </>
  );
}

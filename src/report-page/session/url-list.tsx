import { t } from "../../platform/i18n";
import { UrlLink } from "../../ui/url-text";

/** More would bury the line they belong to; the export has all of them. */
const MOST = 50;

interface Listed {
  readonly url: string;
  /** How often, where it was counted. */
  readonly count?: number;
}

/** Addresses one below the other. */
export function UrlList({ urls }: { urls: readonly Listed[] }) {
  return (
    <ul>
      {urls.slice(0, MOST).map(({ url, count }) => (
        <li key={url}>
          <UrlLink url={url} /> {count !== undefined && <span class="quiet">{t("variantLinks", count)}</span>}
        </li>
      ))}
      {urls.length > MOST && <li class="quiet">{t("moreInExport", urls.length - MOST)}</li>}
    </ul>
  );
}

import type { CanonicalDeclaration } from "../model/canonical";
import type { ReportPage } from "../model/report-page";

/**
 * Where a relative canonical would lead without the page's `<base>` (HTML 4.2.3);
 * null where the base changes nothing. `page` on https://a.example/x with the base
 * /shop/ -> "https://a.example/page"
 */
export function withoutBase(
  { source, rawHref, resolved }: CanonicalDeclaration,
  page: Pick<ReportPage, "url">,
): string | null {
  if (source === "header" || rawHref === null || resolved === null) return null;
  if (URL.canParse(rawHref) || !URL.canParse(rawHref, page.url)) return null;
  const without = new URL(rawHref, page.url).href;
  return without === resolved ? null : without;
}

import type { CanonicalDeclaration } from "../../model/canonical";
import type { AuditReport } from "../../model/report";
import { formatDateTime, t } from "../../platform/i18n";
import { withoutBase } from "../../report/without-base";
import { English } from "../../ui/english";
import { messageKey } from "../../ui/rule-words";
import { UrlLink, UrlText } from "../../ui/url-text";
import { visible } from "../../ui/visible";

/** A hostile page declares thousands; the export has them all. */
const MOST = 100;

/** When a declaration was seen: the element by the audit, the header when the document came. */
function seenAt({ source }: CanonicalDeclaration, { navigation, generatedAt }: AuditReport): string {
  return source === "header" && navigation.observed
    ? new Date(navigation.startedAt).toISOString()
    : generatedAt;
}

/** What closed the head before it, and where it would lead without `<base>`. */
function Evidence({ declaration, report }: { declaration: CanonicalDeclaration; report: AuditReport }) {
  const without = withoutBase(declaration, report.page);
  const { headEndedByMarkup: ender } = declaration;
  return (
    <>
      {ender !== undefined && (
        <p>
          {t("bodyBeginsWith")} <code>{visible(ender)}</code>
        </p>
      )}
      {without !== null && (
        <p>
          {t("withoutBase")} <UrlText url={without} />
        </p>
      )}
    </>
  );
}

function Declaration({ declaration, report }: { declaration: CanonicalDeclaration; report: AuditReport }) {
  const { source, place, rawHref, resolved, problem, ignoredBecause } = declaration;
  return (
    <tr data-testid="declaration">
      <td>
        {t(messageKey("source", source))}
        {place === null ? "" : `, ${place}`}
        <p class="quiet">{formatDateTime(seenAt(declaration, report))}</p>
      </td>
      <td>{rawHref === null ? t("noHref") : <UrlText url={rawHref} />}</td>
      <td>
        {resolved === null ? t(messageKey("problem", problem ?? "unparsable")) : <UrlLink url={resolved} />}
      </td>
      <td>
        {ignoredBecause === undefined ? t("used") : <English>{ignoredBecause}</English>}
        <Evidence declaration={declaration} report={report} />
      </td>
    </tr>
  );
}

/** Every canonical of the live page and of the response that made it, with what speaks against it. */
export function Declarations({ report }: { report: AuditReport }) {
  const live = report.canonical.declarations.filter(({ source }) => source !== "served-html");
  if (live.length === 0) return <p class="quiet">{t("noDeclarations")}</p>;
  return (
    <table class="small">
      <thead>
        <tr>
          <th scope="col">{t("columnSource")}</th>
          <th scope="col">{t("columnHref")}</th>
          <th scope="col">{t("columnUrl")}</th>
          <th scope="col">{t("columnUsed")}</th>
        </tr>
      </thead>
      <tbody>
        {live.slice(0, MOST).map((declaration, i) => (
          <Declaration key={i} declaration={declaration} report={report} />
        ))}
      </tbody>
    </table>
  );
}

import type { AuditReport, CanonicalDeclaration } from "../../model/report";
import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { SeverityMark, verdictLevel } from "../../ui/severity";
import { UrlLink, UrlText } from "../../ui/url-text";
import { ExportButtons } from "../export/export-buttons";
import { findingDetails } from "./finding-details";

function Declaration({ declaration }: { declaration: CanonicalDeclaration }) {
  const { source, place, rawHref, resolved, problem, ignoredBecause } = declaration;
  return (
    <tr>
      <td>
        {t(messageKey("source", source))}
        {place === null ? "" : `, ${place}`}
      </td>
      <td>{rawHref === null ? t("noHref") : <UrlText url={rawHref} />}</td>
      <td>
        {resolved === null ? t(messageKey("problem", problem ?? "unparsable")) : <UrlLink url={resolved} />}
      </td>
      <td>{ignoredBecause ?? t("used")}</td>
    </tr>
  );
}

function Declarations({ declarations }: { declarations: readonly CanonicalDeclaration[] }) {
  if (declarations.length === 0) return <p class="quiet">{t("noDeclarations")}</p>;
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
        {declarations.slice(0, 100).map((declaration, i) => (
          <Declaration key={i} declaration={declaration} />
        ))}
      </tbody>
    </table>
  );
}

/** The verdict on the canonical, every declaration, and what the checks say of it. */
export function CanonicalPage({ report }: { report: AuditReport }) {
  const { canonical } = report;
  return (
    <div class="page">
      <section class="block">
        <p class="verdict">
          <SeverityMark level={verdictLevel(canonical)} /> {canonical.verdict}
        </p>
        <ExportButtons tables={["canonicals"]} report={report} narrow={null} shown={1} all={1} />
      </section>
      <section class="block">
        <h2>{t("declarations")}</h2>
        <Declarations declarations={canonical.declarations} />
      </section>
      {canonical.findings.map((finding) => (
        <section class="block" key={finding.check + finding.subject}>
          <dl class="facts">
            {findingDetails(finding).map(({ title, content }) => (
              <>
                <dt>{t(title)}</dt>
                <dd>{content}</dd>
              </>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

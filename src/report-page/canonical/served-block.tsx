import type { AuditRecord } from "../../model/audit";
import type { CanonicalDeclaration } from "../../model/canonical";
import type { AuditReport } from "../../model/report";
import type { ServedFact, ServedReport, ServedRow } from "../../model/served-report";
import { formatDateTime, t } from "../../platform/i18n";
import { servedSentence } from "../../report/served-sentence";
import { English } from "../../ui/english";
import { HopPath } from "../../ui/hop-path";
import { messageKey } from "../../ui/rule-words";
import { UrlText } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { LookPanel } from "./look-panel";

function Side({ declaration }: { declaration: CanonicalDeclaration | null }) {
  if (declaration === null) return <span class="quiet">{t("none")}</span>;
  const { rawHref, resolved, place, ignoredBecause } = declaration;
  const address = resolved ?? rawHref;
  return (
    <>
      {address === null ? t("noHref") : <UrlText url={address} />}
      {place === "body" && <span class="quiet"> {t("inBody")}</span>}
      {ignoredBecause !== undefined && <span class="quiet"> {t("notUsed", ignoredBecause)}</span>}
    </>
  );
}

function Row({ row }: { row: ServedRow }) {
  const inHeader = (row.live ?? row.served)?.source === "header";
  const change = t(inHeader ? messageKey("headerChange", row.change) : messageKey("change", row.change));
  return (
    <tr data-testid="served-row" data-change={row.change}>
      <th scope="row">{t(inHeader ? "source_header" : "canonicalElement")}</th>
      <td>
        <Side declaration={row.served} />
      </td>
      <td>
        {row.change === "not-observed" ? (
          <span class="quiet">{t("notObservedShort")}</span>
        ) : (
          <Side declaration={row.live} />
        )}
      </td>
      <td>{row.change === "same" ? <span class="quiet">{change}</span> : <b>{change}</b>}</td>
    </tr>
  );
}

function Fact({ fact }: { fact: ServedFact }) {
  const same = fact.live === fact.served;
  return (
    <tr>
      <th scope="row">{t(messageKey("servedFact", fact.name))}</th>
      <td>{visible(fact.served) || "–"}</td>
      <td>{visible(fact.live) || "–"}</td>
      <td>{same ? <span class="quiet">{t("change_same")}</span> : <b>{t("change_changed")}</b>}</td>
    </tr>
  );
}

function SideBySide({ served, report }: { served: ServedReport; report: AuditReport }) {
  return (
    <table class="small">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("columnServed", formatDateTime(served.fetchedAt))}</th>
          <th scope="col">{t("columnLive", formatDateTime(report.generatedAt))}</th>
          <th scope="col">{t("columnChange")}</th>
        </tr>
      </thead>
      <tbody>
        {served.rows.slice(0, 100).map((row, i) => (
          <Row key={i} row={row} />
        ))}
        {served.facts.map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </tbody>
    </table>
  );
}

/** The HTML the server sends, beside the live page: asked for on request. */
export function ServedBlock({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const { served } = report.canonical;
  const blocked = served?.outcome === "partial" ? [served.finalUrl] : [];
  return (
    <section class="block" data-testid="served">
      <h2>{t("servedTitle")}</h2>
      {served !== undefined && (
        <>
          <p data-testid="served-sentence">
            <b>
              <English>{servedSentence(served)}</English>
            </b>
          </p>
          {served.notComparable === null ? (
            <SideBySide served={served} report={report} />
          ) : (
            <HopPath hops={served.hops} />
          )}
          <p class="quiet">
            {t("servedAt", formatDateTime(served.fetchedAt))} {served.cut && t("servedCut", served.bytes)}
          </p>
        </>
      )}
      <LookPanel
        record={record}
        wanted="served"
        url={report.page.url}
        blocked={blocked}
        again={served !== undefined}
      />
    </section>
  );
}

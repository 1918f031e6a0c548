import type { AuditReport } from "../../model/report";
import { formatDateTime, t } from "../../platform/i18n";
import { UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";

function facts(report: AuditReport): [string, unknown][] {
  const { page, scope } = report;
  const { response } = page;
  return [
    ["columnUrl", <UrlLink url={page.url} />],
    ["factTitle", visible(page.title) || "–"],
    ["factStatus", response.observed && response.status !== null ? response.status : t("notObservedShort")],
    ["factType", `${page.contentType}, ${page.charset}`],
    ["factBase", <UrlLink url={page.base.url} />],
    ["factScope", t(`scope_${scope.mode}`, scope.origin)],
    ["factRobots", page.meta.robots.map(({ name, content }) => `${name}: ${content}`).join("; ") || "–"],
    ["factFrames", page.frames.length === 0 ? "–" : t("framesNotAudited", page.frames.length)],
    ["factShadow", t("shadowRoots", page.openShadowRoots)],
    ["factWhen", t("auditedWhen", formatDateTime(report.generatedAt), report.browser)],
  ];
}

/** What the audit knows of the document, and what it did not look at. */
export function PageFacts({ report }: { report: AuditReport }) {
  return (
    <section class="block">
      <h2>{t("pageFacts")}</h2>
      <dl class="facts">
        {facts(report).map(([title, content]) => (
          <>
            <dt>{t(title)}</dt>
            <dd>{content as string}</dd>
          </>
        ))}
      </dl>
    </section>
  );
}

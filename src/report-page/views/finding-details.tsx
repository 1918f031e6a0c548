import type { Finding } from "../../model/finding";
import { t } from "../../platform/i18n";
import { findingText } from "../../report/finding-text";
import { CopyButton } from "../../ui/copy-button";
import { English } from "../../ui/english";
import { Published } from "../../ui/published";
import { SeverityMark } from "../../ui/severity";
import { UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import { loaded } from "../audit";
import { ShowOnPage } from "../show-on-page";
import type { Detail } from "../table/table-view";
import { linksOfFinding } from "./finding-links";

function Evidence({ evidence }: Pick<Finding, "evidence">) {
  return (
    <dl class="facts">
      {Object.entries(evidence).map(([name, value]) => (
        <>
          <dt>
            <English>{name}</English>
          </dt>
          <dd>{/^https?:\/\/\S+$/i.test(value) ? <UrlLink url={value} /> : visible(value)}</dd>
        </>
      ))}
    </dl>
  );
}

/** A finding with its evidence, its source and what other tools call it. */
export function findingDetails(finding: Finding): Detail[] {
  const now = loaded.value;
  const links = now.kind === "ready" ? linksOfFinding(finding, now.report.links) : [];
  return [
    { title: "columnSeverity", content: <SeverityMark level={finding.severity} /> },
    { title: "columnFinding", content: <English>{finding.message}</English> },
    { title: "evidence", content: <Evidence evidence={finding.evidence} /> },
    ...(links.length === 0
      ? []
      : [
          {
            title: "linksOnPage",
            content: <ShowOnPage key={finding.check + finding.subject} links={links} />,
          },
        ]),
    { title: "reference", content: <UrlLink url={finding.reference} /> },
    { title: "published", content: <Published published={finding.published} /> },
    { title: "copy", content: <CopyButton label={t("copyFinding")} text={() => findingText(finding)} /> },
  ];
}

import type { Finding } from "../../model/finding";
import { SeverityMark } from "../../ui/severity";
import { UrlLink } from "../../ui/url-text";
import { visible } from "../../ui/visible";
import type { Detail } from "../table/table-view";

function Evidence({ evidence }: Pick<Finding, "evidence">) {
  return (
    <dl class="facts">
      {Object.entries(evidence).map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>{/^https?:\/\//i.test(value) ? <UrlLink url={value} /> : visible(value)}</dd>
        </>
      ))}
    </dl>
  );
}

/** A finding with its evidence, its source and what other tools call it. */
export function findingDetails(finding: Finding): Detail[] {
  return [
    { title: "columnSeverity", content: <SeverityMark level={finding.severity} /> },
    { title: "columnFinding", content: finding.message },
    { title: "evidence", content: <Evidence evidence={finding.evidence} /> },
    { title: "reference", content: <UrlLink url={finding.reference} /> },
    {
      title: "published",
      content: finding.published.map(({ by, severity }) => `${by}: ${severity}`).join(" · ") || "–",
    },
  ];
}

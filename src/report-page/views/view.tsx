import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { OptionalChecks } from "../optional-checks";
import type { ViewId } from "../place";
import { PolicyPage } from "../policy/policy-page";
import { TablePage } from "../table/table-page";
import { byPath } from "./by-path";
import { CanonicalPage } from "./canonical-page";
import { duplicates } from "./duplicates";
import { findings } from "./findings";
import { links } from "./links";
import { Overview } from "./overview";
import { parameters } from "./parameters";
import { RedirectsPage } from "./redirects-page";
import { rejected } from "./rejected";
import { suspected } from "./suspected";

interface Props {
  readonly id: ViewId;
  readonly report: AuditReport;
  readonly record: AuditRecord;
}

/** The view the address names. */
export function View({ id, report, record }: Props) {
  switch (id) {
    case "overview":
      return <Overview report={report} record={record} />;
    case "links":
      return <TablePage key={id} view={links} report={report} />;
    case "duplicates":
      return <TablePage key={id} view={duplicates} report={report} />;
    case "suspected":
      return <TablePage key={id} view={suspected} report={report} />;
    case "by-path":
      return <TablePage key={id} view={byPath} report={report} />;
    case "canonical":
      return <CanonicalPage report={report} record={record} />;
    case "redirects":
      return <RedirectsPage report={report} record={record} />;
    case "rejected":
      return <TablePage key={id} view={rejected} report={report} />;
    case "parameters":
      return <TablePage key={id} view={parameters} report={report} />;
    case "findings":
      return (
        <div class="table-page">
          <OptionalChecks record={record} />
          <TablePage view={findings} report={report} />
        </div>
      );
    case "policy":
      return <PolicyPage report={report} />;
  }
}

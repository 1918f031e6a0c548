import type { ComponentChildren } from "preact";
import { openReport } from "../platform/tabs";

interface Props {
  readonly auditId: string;
  /** A view of the report page, e.g. `#links`. */
  readonly view: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Leads to the rows behind a number: opens a view of the report. */
export function ReportLink({ auditId, view, children, class: name }: Props) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openReport(auditId, view);
  };
  return (
    <a href={view} onClick={open} {...(name === undefined ? {} : { class: name })}>
      {children}
    </a>
  );
}

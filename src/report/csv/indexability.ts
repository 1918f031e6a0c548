import type { AuditReport } from "../../model/report";

export interface Indexability {
  /** Empty where nothing speaks against it but the server's answer was not observed: it may have. */
  readonly indexability: "Indexable" | "Non-Indexable" | "";
  /** Screaming Frog's Indexability Status: the first reason against it. */
  readonly status: string;
}

const no = (status: string): Indexability => ({ indexability: "Non-Indexable", status });

/** `noindex` or `none` in a robots meta or X-Robots-Tag that speaks to all or to Google. */
function saysNoindex(report: AuditReport): boolean {
  const metas = report.page.meta.robots
    .filter(({ name }) => /^(?:robots|googlebot)$/i.test(name.trim()))
    .map(({ content }) => content);
  const { response } = report.page;
  const headers = response.observed ? response.headers.xRobotsTag : [];
  const spoken = headers.map((value) => value.replace(/^\s*(?:googlebot|robots)\s*:/i, ""));
  return [...metas, ...spoken].some((content) =>
    content.split(",").some((word) => /^(?:noindex|none)$/i.test(word.trim())),
  );
}

/**
 * Whether the page may stand in an index, as far as this audit saw it: the
 * first reason against it, in the order Screaming Frog names them.
 */
export function indexability(report: AuditReport): Indexability {
  const { response } = report.page;
  const status = response.observed ? response.status : null;
  if (status !== null && status >= 500) return no("Server Error");
  if (status !== null && status >= 400) return no("Client Error");
  if (saysNoindex(report)) return no("noindex");
  const { effective, relation } = report.canonical;
  if ("url" in effective && relation !== "identical" && relation !== "equal") return no("Canonicalised");
  return { indexability: status === null ? "" : "Indexable", status: "" };
}

import type { LinkOutcome, ReportLink } from "../../../src/model/link";

/** A link as the report has it; only where it leads matters here. */
export const link = (index: number, url: string | null, outcome: LinkOutcome = "accepted"): ReportLink => ({
  index,
  url,
  outcome,
  element: "a",
  rawHref: url ?? "",
  text: "",
  textSource: "none",
  rel: [],
  place: "content",
  flags: [],
  rules: [],
});

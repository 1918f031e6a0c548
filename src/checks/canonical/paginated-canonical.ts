import type { Check } from "../check";
import { readPaging } from "../paging";
import { REFERENCES } from "../references";

export const paginatedCanonical: Check = {
  id: "paginated-canonical",
  area: "canonical",
  code: "CAN-30",
  title: "Paginated page canonicalised to the first",
  trigger:
    "The address has a page number of 2 or more and the canonical is the same address without it or with page 1.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.pagination,
  published: [{ by: "Shouting Iguana", severity: "Warning" }],
  run: ({ canonicalUrl, comparison, page, pageAddress }) => {
    const paging = readPaging(pageAddress);
    if (canonicalUrl === null || paging === null) return [];
    // A page parameter of no effect also goes; then page and canonical would be one.
    const isFirst = paging.firstPages.some((first) => comparison.differences(first, canonicalUrl) !== null);
    if (!isFirst || comparison.differences(page.url, canonicalUrl) !== null) return [];
    return [
      {
        subject: canonicalUrl,
        message: `${paging.label} of a paginated list names its first page, ${canonicalUrl}, as canonical; entries that stand only here may be lost.`,
        evidence: { page: page.url, "page number": paging.label, canonical: canonicalUrl },
      },
    ];
  },
};

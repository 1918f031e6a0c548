import { expect, it } from "vitest";
import type { AuditReport } from "../../../src/model/report";
import { indexability } from "../../../src/report/csv/indexability";
import { sampleReport } from "./sample-report";

const headers = { link: [], xRobotsTag: [] as string[], refresh: null, contentType: null };
const self = { ...sampleReport().canonical, relation: "identical" as const };

function report(page: Partial<AuditReport["page"]>): AuditReport {
  const sample = sampleReport({ canonical: self });
  return { ...sample, page: { ...sample.page, ...page } };
}

it("is Indexable when nothing speaks against it", () => {
  const response = { observed: true as const, status: 200, headers };
  expect(indexability(report({ response }))).toEqual({ indexability: "Indexable", status: "" });
});

it("is not guessed where the answer of the server was not observed", () => {
  expect(indexability(report({}))).toEqual({ indexability: "", status: "" });
});

it.each([
  ["noindex", "robots", "noindex, follow"],
  ["noindex", "GoogleBot", "NONE"],
  ["", "bingbot", "noindex"],
  ["", "robots", "max-snippet:-1, nofollow"],
])("%j for meta %s %s", (status, name, content) => {
  const meta = {
    robots: [{ name, content, place: "head" as const }],
    refresh: null,
    ogUrl: null,
    hreflang: [],
  };
  expect(indexability(report({ meta })).status).toBe(status);
});

it("reads X-Robots-Tag with and without an agent", () => {
  for (const value of ["noindex", "googlebot: noindex"]) {
    const response = { observed: true as const, status: 200, headers: { ...headers, xRobotsTag: [value] } };
    expect(indexability(report({ response })).status).toBe("noindex");
  }
  const other = {
    observed: true as const,
    status: 200,
    headers: { ...headers, xRobotsTag: ["otherbot: noindex"] },
  };
  expect(indexability(report({ response: other })).status).toBe("");
});

it.each([
  [404, "Client Error"],
  [503, "Server Error"],
])("%i is a %s", (status, words) => {
  expect(indexability(report({ response: { observed: true, status, headers } })).status).toBe(words);
});

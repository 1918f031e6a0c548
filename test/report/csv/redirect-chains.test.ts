import { expect, it } from "vitest";
import { redirectChains } from "../../../src/report/csv/redirect-chains";
import { parseBack } from "./parse-back";
import { hop } from "./sample-parts";
import { sampleReport } from "./sample-report";

it("spreads the steps over numbered columns", () => {
  const row = parseBack(redirectChains, sampleReport())[0];
  const step = (n: number) =>
    ["Status Code", "Status", "Redirect Type", "Redirect URL"].map((name) => row?.get(`${name} ${n}`));
  expect(row?.get("Number of Redirects")).toBe("2");
  expect(row?.get("Temp Redirect in Chain")).toBe("true");
  expect(step(1)).toEqual(["301", "Moved Permanently", "HTTP Redirect", "https://shop.example/kettle"]);
  expect(step(2)).toEqual(["302", "Found", "HTTP Redirect", "https://shop.example/product/42"]);
  expect(step(3)).toEqual(["200", "OK", "", ""]);
  expect(row?.get("Redirect URL 10")).toBe("");
  expect(row?.get("Final Status Code")).toBe("200");
});

it("ties a checked link to its page and anchor", () => {
  const row = parseBack(redirectChains, sampleReport())[1];
  expect(row?.get("Source")).toBe("https://shop.example/product/42");
  expect(row?.get("Alt Text")).toBe("Old picture");
  expect(row?.get("Final Status Code")).toBe("404");
  expect(row?.get("Temp Redirect in Chain")).toBe("false");
});

it("widens for a chain longer than ten steps", () => {
  const hops = Array.from({ length: 21 }, (_, i) => hop(`https://shop.example/${i}`, 302));
  const report = sampleReport({ navigation: { observed: false, why: "not-permitted" } });
  const checked = {
    ...report.redirects[0],
    hops,
    start: "",
    finalUrl: "",
    links: [],
    findings: [],
    outcome: "loop" as const,
  };
  const row = parseBack(redirectChains, { ...report, redirects: [checked] })[0];
  expect(row?.get("Status Code 21")).toBe("302");
  expect(row?.get("Loop")).toBe("true");
});

it("shows no status where no server sent one", () => {
  const hops = [
    { ...hop("http://shop.example/", null), kind: "hsts" as const },
    hop("https://shop.example/", 200),
  ];
  const report = sampleReport();
  const navigation = { ...report.navigation, observed: true as const, hops } as typeof report.navigation;
  const row = parseBack(redirectChains, { ...report, navigation })[0];
  expect(row?.get("Status Code 1")).toBe("");
  expect(row?.get("Redirect Type 1")).toBe("HSTS Policy");
  expect(row?.get("Chain Type")).toBe("Mixed Redirect");
});

it("counts and names the step to an address that was not asked for, without inventing its status", () => {
  const report = sampleReport({ navigation: { observed: false, why: "not-permitted" } });
  const hops = [hop("https://shop.example/a", 302, "https://other.example/b")];
  const partial = {
    ...report.redirects[0],
    start: "https://shop.example/a",
    hops,
    finalUrl: "https://other.example/b",
    outcome: "partial" as const,
    skipped: "no access to other.example",
    links: [0, 2],
    group: "https://shop.example/a",
    findings: [],
  };
  const row = parseBack(redirectChains, { ...report, redirects: [partial] })[0];
  const cells = [
    "Number of Redirects",
    "Temp Redirect in Chain",
    "Redirect URL 1",
    "Final Address",
    "Final Status Code",
    "Link Numbers",
    "Duplicate Group",
    "Note",
  ].map((name) => row?.get(name));
  expect(cells).toEqual([
    "1",
    "true",
    "https://other.example/b",
    "https://other.example/b",
    "",
    "1, 3",
    "https://shop.example/a",
    "no access to other.example",
  ]);
});

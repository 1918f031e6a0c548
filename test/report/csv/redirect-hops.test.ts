import { expect, it } from "vitest";
import { redirectHops } from "../../../src/report/csv/redirect-hops";
import { parseBack } from "./parse-back";
import { sampleReport } from "./sample-report";

it("writes one row a hop with Location as the server wrote it", () => {
  const rows = parseBack(redirectHops, sampleReport()).slice(0, 5);
  expect(rows.map((row) => ["Chain", "Hop", "Status Code", "Location"].map((name) => row.get(name)))).toEqual(
    [
      ["1", "1", "301", "/kettle"],
      ["1", "2", "302", "/product/42"],
      ["1", "3", "200", ""],
      ["2", "1", "308", "/old/"],
      ["2", "2", "404", ""],
    ],
  );
});

it("has no row for a navigation nobody saw", () => {
  const report = sampleReport({ navigation: { observed: false, why: "not-permitted" }, redirects: [] });
  expect(parseBack(redirectHops, report)).toEqual([]);
});

import { expect, it } from "vitest";
import type { CheckedRedirect } from "../../../src/model/report";
import { redirectLoops } from "../../../src/report/csv/redirect-loops";
import { parseBack } from "./parse-back";
import { chain, ORIGIN, steps } from "./sample-parts";
import { sampleReport } from "./sample-report";

const reportOf = (...redirects: readonly CheckedRedirect[]) =>
  sampleReport({ redirects, navigation: { observed: false, why: "no-request" } });

it("puts loops, and nothing else, into quarantine", () => {
  const loop = { ...chain(steps(301, 302), "loop"), finalUrl: `${ORIGIN}/0` };
  const growing = { ...chain(steps(302, 302, 302), "too-many"), finalUrl: `${ORIGIN}/3` };
  const rows = parseBack(redirectLoops, reportOf(loop, growing, chain(steps(301, 200))));
  expect(rows.map((row) => [row.get("Outcome"), row.get("Loops Back To"), row.get("Status Codes")])).toEqual([
    ["loop", `${ORIGIN}/0`, "301 > 302"],
    ["too-many", "", "302 > 302 > 302"],
  ]);
  expect(rows[0]?.get("Source")).toBe(`${ORIGIN}/product/42`);
});

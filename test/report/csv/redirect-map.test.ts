import { expect, it } from "vitest";
import type { Hop, HopKind } from "../../../src/model/navigation";
import type { CheckedRedirect } from "../../../src/model/report";
import { redirectMap } from "../../../src/report/csv/redirect-map";
import { parseBack } from "./parse-back";
import { chain, ORIGIN, steps } from "./sample-parts";
import { sampleReport } from "./sample-report";

const reportOf = (...redirects: readonly CheckedRedirect[]) =>
  sampleReport({ redirects, navigation: { observed: false, why: "no-request" } });

it("maps the old address to the final one where every step is permanent", () => {
  const rows = parseBack(redirectMap, reportOf(chain(steps(301, 308, 200)), chain(steps(308, 200))));
  expect(rows.map((row) => [...row.values()])).toEqual([
    [`${ORIGIN}/0`, `${ORIGIN}/2`, "2", "301 > 308 > 200", "2"],
    [`${ORIGIN}/0`, `${ORIGIN}/1`, "1", "308 > 200", "2"],
  ]);
});

const kindOf = (hops: readonly Hop[], kind: HopKind): Hop[] =>
  hops.map((one, i) => (i === 0 ? { ...one, kind } : one));

it.each([
  ["a temporary step", chain(steps(301, 302, 200))],
  ["a broken end", chain(steps(301, 404), "client-error")],
  ["no redirect", chain(steps(200), "ok")],
  ["a step the browser made", chain(kindOf(steps(null, 200), "hsts"))],
  ["a redirect by script", chain(kindOf(steps(301, 200), "script"))],
  ["a loop", chain(steps(301, 301), "loop")],
  ["an end that was not asked for", chain(steps(301), "partial")],
])("leaves out %s", (_, redirect) => {
  expect(parseBack(redirectMap, reportOf(redirect))).toEqual([]);
});

import { expect, it } from "vitest";
import type { Hop } from "../../../src/model/navigation";
import type { CheckedRedirect } from "../../../src/model/report";
import { redirectLoops } from "../../../src/report/csv/redirect-loops";
import { parseBack } from "./parse-back";
import { hop } from "./sample-parts";
import { sampleReport } from "./sample-report";

const HOST = "https://shop.example";

const chain = (
  hops: readonly Hop[],
  outcome: CheckedRedirect["outcome"] = "redirected",
): CheckedRedirect => ({
  start: hops[0]?.url ?? "",
  hops,
  finalUrl: hops.at(-1)?.url ?? "",
  outcome,
  links: [0, 1],
  findings: [],
});

const steps = (...statuses: readonly (number | null)[]): Hop[] =>
  statuses.map((status, i) => hop(`${HOST}/${i}`, status, i < statuses.length - 1 ? `/${i + 1}` : null));

const reportOf = (...redirects: readonly CheckedRedirect[]) =>
  sampleReport({ redirects, navigation: { observed: false, why: "no-request" } });

it("puts loops, and nothing else, into quarantine", () => {
  const loop = { ...chain(steps(301, 302), "loop"), finalUrl: `${HOST}/0` };
  const growing = { ...chain(steps(302, 302, 302), "too-many"), finalUrl: `${HOST}/3` };
  const rows = parseBack(redirectLoops, reportOf(loop, growing, chain(steps(301, 200))));
  expect(rows.map((row) => [row.get("Outcome"), row.get("Loops Back To"), row.get("Status Codes")])).toEqual([
    ["loop", `${HOST}/0`, "301 > 302"],
    ["too-many", "", "302 > 302 > 302"],
  ]);
  expect(rows[0]?.get("Source")).toBe(`${HOST}/product/42`);
});

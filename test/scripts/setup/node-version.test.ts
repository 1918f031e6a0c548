import { expect, it } from "vitest";
import { nodeProblem } from "../../../scripts/setup/node-version.mjs";

it.each(["v20.19.0", "v20.20.2", "v22.0.0", "v26.1.0"])("%s will do", (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(["v20.18.3", "v18.20.0", "v9.11.2"])("%s is too old, which is said in one line", (version) => {
  expect(nodeProblem(version)).toBe(`Node 20.19 or newer is needed; this is ${version}.`);
});

import fc from "fast-check";
import type { Policy } from "../../src/model/policy";

const name = fc.string({ minLength: 1, maxLength: 8 });
const names = fc.array(name, { maxLength: 4 });

/** Any policy somebody may write. */
export const aPolicy: fc.Arbitrary<Policy> = fc.record({
  schema: fc.constant(1 as const),
  tracking: fc.boolean(),
  session: fc.boolean(),
  recodeQuery: fc.boolean(),
  sortQuery: fc.constantFrom("name-value", "name", "off"),
  www: fc.boolean(),
  trailingSlash: fc.boolean(),
  directoryIndex: fc.boolean(),
  pathCase: fc.boolean(),
  https: fc.boolean(),
  doubleSlash: fc.boolean(),
  hashRoutes: fc.boolean(),
  keepOnly: fc.option(names),
  drop: names,
  keep: names,
  sessionNames: names,
  indexNames: names,
});

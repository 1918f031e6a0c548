import { expect, it } from "vitest";
import { parseOptions } from "../../src/ui/parse-csv-options";

const SAFE = { raw: false, mask: true, bom: true, delimiter: "," };

it.each([undefined, null, 7, "raw", [], { raw: "yes", mask: 0, bom: null, delimiter: "|" }])(
  "takes the safe choices for %j",
  (kept) => expect(parseOptions(kept)).toEqual(SAFE),
);

it("takes what was chosen", () => {
  const kept = { raw: true, mask: false, bom: false, delimiter: "\t" };
  expect(parseOptions(kept)).toEqual(kept);
});

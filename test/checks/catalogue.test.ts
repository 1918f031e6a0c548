import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkCatalogue } from "../../scripts/check-catalogue";
import { NOT_OBSERVABLE } from "../../scripts/not-observable";
import { CHECKS } from "../../src/checks";

/** Last codes of the three lists of what known tools check. */
const CATALOGUE = [
  ["CAN", 36],
  ["URL", 28],
  ["RED", 20],
] as const;

describe("docs/checks.md", () => {
  it("is what the generator makes of the registry", () => {
    const written = readFileSync(new URL("../../docs/checks.md", import.meta.url), "utf8");
    expect(written, "run: npx tsx scripts/check-catalogue.ts").toBe(checkCatalogue());
  });

  it.each(CATALOGUE)("answers for every %s code: a check or the reason why not", (prefix, last) => {
    const answered = new Set([...CHECKS, ...NOT_OBSERVABLE].map((entry) => entry.code));
    const codes = Array.from(
      { length: last },
      (_, index) => `${prefix}-${String(index + 1).padStart(2, "0")}`,
    );
    expect(codes.filter((code) => !answered.has(code))).toEqual([]);
  });

  it("gives no code both a check and a reason why there is none", () => {
    const checked = new Set(CHECKS.map((check) => check.code));
    expect(NOT_OBSERVABLE.filter(({ code }) => checked.has(code))).toEqual([]);
  });

  it("keeps a cell in one row whatever a check says", () => {
    const [check] = CHECKS;
    if (check === undefined) throw new Error("no checks");
    const page = checkCatalogue([{ ...check, trigger: "a | b <script>." }]);
    expect(page).toContain("a \\| b &lt;script>.");
  });
});

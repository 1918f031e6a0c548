import { describe, expect, test } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { createResolver } from "../../src/resolve";
import { STANDARD } from "../properties/url-arbitrary";
import { HAS_VECTORS, vectorJson } from "./shared";
import { httpCases, isKnownMiss, type WptCase } from "./wpt-cases";

const ANYWHERE = { mode: "any", origin: "https://example.com" } as const;

describe.skipIf(!HAS_VECTORS)("web-platform-tests urltestdata", () => {
  const { successes, failures } = httpCases(vectorJson<(WptCase | string)[]>("wpt/urltestdata.json", []));
  const keyOf = createCanonicalizer(STANDARD);
  const resolve = ({ input, base }: WptCase) =>
    createResolver({ baseUrl: base ?? "about:blank", scope: ANYWHERE, inputMode: "browser" })(input);

  test("every http(s) success has a key, the same as its serialisation's", () => {
    expect(successes.length).toBeGreaterThan(200);
    const wrong = successes.filter((one) => {
      const { url } = resolve(one);
      const key = url === null ? null : keyOf(url);
      const expected = keyOf(one.href ?? "");
      return !(key?.ok && expected.ok && key.key === expected.key);
    });
    expect(wrong.map(({ input }) => input).filter((input) => !isKnownMiss(input, "node"))).toEqual([]);
    expect(wrong.length).toBeLessThanOrEqual(8);
  });

  test("every failure is a rejection", () => {
    expect(failures.length).toBeGreaterThan(200);
    const wrong = failures.filter((one) => resolve(one).outcome !== "rejected");
    expect(wrong.map(({ input }) => input)).toEqual([]);
  });
});

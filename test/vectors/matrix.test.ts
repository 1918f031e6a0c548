import { describe, expect, test } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { createResolver } from "../../src/resolve";
import { STANDARD } from "../properties/url-arbitrary";
import { HAS_VECTORS, vectorJson } from "./shared";

interface Row {
  readonly id: number;
  readonly input: string;
  readonly standard: string | null;
  readonly default: string | null;
}

interface ResolverCase {
  readonly href: string;
  readonly base: string;
  readonly result: string | null;
  readonly reject: string | null;
}

describe.skipIf(!HAS_VECTORS)("measured rows", () => {
  const { rows } = vectorJson<{ rows: Row[] }>("matrix.json", { rows: [] });
  const standard = createCanonicalizer(STANDARD);
  const byDefault = createCanonicalizer(DEFAULT_POLICY);

  test.each(rows)("matrix $id: $input", (row) => {
    const answers = [standard, byDefault].map((keyOf) => keyOf(row.input));
    expect(answers.map((answer) => (answer.ok ? answer.key : null))).toEqual([row.standard, row.default]);
  });

  const { cases } = vectorJson<{ cases: ResolverCase[] }>("resolver_measured.json", { cases: [] });

  test.each(cases)("resolver: $href on $base", ({ href, base, result, reject }) => {
    const scope = { mode: "origin", origin: new URL(base).origin } as const;
    const resolution = createResolver({ baseUrl: base, scope, inputMode: "browser" })(href);
    // No output of ours holds credentials, where the measured one did.
    expect(resolution.url).toBe(result?.replace("user:p@", "") ?? null);
    const scheme = /^scheme:(.*):$/u.exec(reject ?? "")?.[1];
    if (scheme !== undefined) expect(resolution).toMatchObject({ reason: "unsupported-scheme", scheme });
    else if (reject === "unparseable") expect(resolution).toMatchObject({ reason: "unparsable" });
    else expect(resolution.outcome).toBe(reject === "cross-origin" ? "out-of-scope" : "accepted");
  });
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { POLICY_RULES, STANDARD_RULES } from "../../src/model/rule";
import { CSV_TABLES } from "../../src/report/csv";
import { type Module, sourceModules } from "./modules";

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length));

/** The registry of rules is the list of their ids, in the order they run; a step is the file of one. */
describe("the registry of canonicalisation rules", () => {
  const steps = namesIn("src/canonicalize/steps");
  let modules: readonly Module[] = [];
  beforeAll(async () => {
    modules = await sourceModules();
  }, 120_000);

  it.each(steps)("holds %s exactly once, and the canonicaliser runs it", (step) => {
    const rules: readonly string[] = [...STANDARD_RULES, ...POLICY_RULES];
    expect(rules.filter((rule) => rule === step)).toHaveLength(1);
    const users = modules.filter(
      ({ file, imports }) =>
        /^src\/canonicalize\/[^/]+$/.test(file) &&
        imports.some((one) => one.file === `src/canonicalize/steps/${step}.ts` && !one.typeOnly),
    );
    expect(users).not.toEqual([]);
  });

  it.each(steps)("has a mirrored test for %s", (step) => {
    expect(existsSync(`test/canonicalize/steps/${step}.test.ts`)).toBe(true);
  });
});

describe("the registry of CSV tables", () => {
  const tables = namesIn("src/report/csv").filter((name) =>
    /export const \w+: CsvTable = /.test(readFileSync(`src/report/csv/${name}.ts`, "utf8")),
  );

  it("holds every table exactly once", () => {
    expect(tables.length).toBeGreaterThan(0);
    expect(CSV_TABLES.map(({ fileName }) => fileName).toSorted()).toEqual(tables.toSorted());
    expect(new Set(CSV_TABLES.map(({ id }) => id)).size).toBe(CSV_TABLES.length);
  });

  it.each(tables)("has a mirrored test for %s", (table) => {
    expect(existsSync(`test/report/csv/${table}.test.ts`)).toBe(true);
  });
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { CSV_TABLES } from "../../src/report/csv";
import { type Module, sourceModules } from "./modules";

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length));

/** Where steps are put in order; whoever else imports one uses a part of it. */
const STEP_REGISTRIES = ["standard-steps", "site-steps", "parameters"].map(
  (name) => `src/canonicalize/${name}.ts`,
);

describe("the registries of canonicalisation steps", () => {
  const steps = namesIn("src/canonicalize/steps");
  let modules: readonly Module[] = [];
  beforeAll(async () => {
    modules = await sourceModules();
  }, 120_000);

  it.each(steps)("hold %s exactly once", (step) => {
    const importers = modules.filter(
      ({ file, imports }) =>
        STEP_REGISTRIES.includes(file) &&
        imports.some((one) => one.file === `src/canonicalize/steps/${step}.ts`),
    );
    expect(importers.map(({ file }) => file)).toHaveLength(1);
  });

  it.each(steps)("have a mirrored test for %s", (step) => {
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

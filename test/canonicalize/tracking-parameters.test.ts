import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isTrackingName } from "../../src/canonicalize";
import {
  DECIDED_NAMES,
  GLOBAL_NAMES,
  HOST_NAMES,
  NEVER_GLOBAL,
  TRACKING_PREFIX,
} from "../../src/canonicalize/tracking-parameters";

const EVIDENCE = "../shared/vectors/params/tracking_params_evidence.json";
const SOURCES = new Map([
  ["AdGuard17", "A"],
  ["Brave", "B"],
  ["Brave(scoped)", "B"],
  ["ClearURLs", "C"],
  ["tidy-url", "T"],
  ["Firefox-ETP-strict", "F"],
  ["Firefox-StripOnShare", "S"],
  ["LibreWolf/Betterfox pref", "P"],
  ["courlan", "K"],
]);
/** The names courlan's pattern spells out; all others it takes by pieces of names. */
const SPELT_BY_COURLAN = "dclid fbclid gclid twclid yclid ysclid gbraid msclkid wbraid igshid".split(" ");

test.each(NEVER_GLOBAL)("%s is never removed everywhere", (name) => {
  expect(isTrackingName(name)).toBe(false);
  expect(isTrackingName(name, "shop.example")).toBe(false);
});

test.each(["utm_source", "UTM_anything", "gclid", "MC_EID", "hsCtaTracking", ...DECIDED_NAMES])(
  "%s is",
  (name) => {
    expect(isTrackingName(name)).toBe(true);
  },
);

test.each(HOST_NAMES)("%s (by %s) only on its hosts", (name, _by, hosts) => {
  expect(isTrackingName(name)).toBe(false);
  for (const host of hosts) {
    expect(isTrackingName(name, host)).toBe(true);
    expect(isTrackingName(name, `www.${host}`)).toBe(true);
    expect(isTrackingName(name, `not${host}`)).toBe(false);
  }
});

const ALL = [...GLOBAL_NAMES, ...HOST_NAMES].map(([name, by]) => ({ name, by }));

test.each(ALL)("$name is removed by three sources or more: $by", ({ by }) => {
  expect(new Set(by).size).toBe(by.length);
  expect(by.length).toBeGreaterThanOrEqual(3);
});

describe.skipIf(!existsSync(EVIDENCE))("compared with the evidence", () => {
  const rows: { name: string; by: string[] }[] = existsSync(EVIDENCE)
    ? JSON.parse(readFileSync(EVIDENCE, "utf8"))
    : [];
  const counted = ({ name, by }: (typeof rows)[number]) =>
    by
      .filter((source) => source !== "courlan" || SPELT_BY_COURLAN.includes(name))
      .map((source) => SOURCES.get(source) ?? "")
      .join("");

  test("every name the evidence bears out is on the list, and no other", () => {
    const scoped = new Set<string>(HOST_NAMES.map(([name]) => name));
    const borneOut = rows
      .filter(
        (row) => counted(row).length >= 3 && !row.name.startsWith(TRACKING_PREFIX) && !scoped.has(row.name),
      )
      .map((row) => [row.name, counted(row)]);
    const byName = (a: readonly unknown[], b: readonly unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1);
    expect(GLOBAL_NAMES.toSorted(byName)).toEqual(borneOut.toSorted(byName));
  });

  test("every name of a host is in it too", () => {
    const known = new Set(rows.map(({ name }) => name));
    expect(HOST_NAMES.filter(([name]) => !known.has(name))).toEqual([]);
  });
});

if (!existsSync(EVIDENCE)) console.log(`tracking-parameters: comparison skipped, ${EVIDENCE} is not here`);

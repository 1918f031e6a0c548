import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isStale } from "../../../scripts/setup/dependencies.mjs";

const lockfile = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
    "node_modules/a-on-another-system": { version: "1.0.0", integrity: "sha512-o", optional: true },
  },
};

const installed = (version: string, integrity: string) => ({
  packages: { "node_modules/a": { version, integrity } },
});

describe("installed dependencies", () => {
  it("are stale where nothing was installed, or not all of it", () => {
    expect(isStale(lockfile, null)).toBe(true);
    expect(isStale(lockfile, { packages: {} })).toBe(true);
  });

  it("are stale where another version or another package of that version is there", () => {
    expect(isStale(lockfile, installed("0.9.0", "sha512-a"))).toBe(true);
    expect(isStale(lockfile, installed("1.0.0", "sha512-b"))).toBe(true);
  });

  it("are not stale for lack of an optional package", () => {
    expect(isStale(lockfile, installed("1.0.0", "sha512-a"))).toBe(false);
  });

  it("are not stale here, where these tests run on them", () => {
    const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
    expect(isStale(read("package-lock.json"), read("node_modules/.package-lock.json"))).toBe(false);
  });
});

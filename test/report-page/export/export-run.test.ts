import { afterEach, expect, it } from "vitest";
import {
  cancelExport,
  type ExportState,
  exporting,
  runExport,
} from "../../../src/report-page/export/export-run";
import type { ExportFile } from "../../../src/report-page/export/files";

/** A file of so many bytes, one a piece; `look` is called before each. */
function file(name: string, pieces: number, look: () => void = () => undefined): ExportFile {
  return {
    name,
    type: "text/csv",
    *pieces() {
      for (let i = 1; i <= pieces; i++) {
        look();
        yield { bytes: [Uint8Array.of(i)], share: i / pieces };
      }
    },
    rows: () => pieces,
    split: () => false,
  };
}

let saved: [string, number][] = [];
const save = (name: string, bytes: readonly Uint8Array[]) => void saved.push([name, bytes.length]);

afterEach(() => {
  saved = [];
  exporting.value = { kind: "none" };
});

it("saves one export after the other and says what it saved", async () => {
  const first = runExport(() => file("a.csv", 3), save);
  const second = runExport(() => file("b.csv", 2), save);
  await first;
  await second;
  expect(saved).toEqual([
    ["a.csv", 3],
    ["b.csv", 2],
  ]);
  expect(exporting.value).toEqual({ kind: "saved", name: "b.csv", rows: 2, split: false });
});

it("says how far it is, in hundredths at most", async () => {
  const seen = new Set<ExportState>();
  await runExport(() => file("a.csv", 1_000, () => seen.add(exporting.value)), save);
  expect(seen.size).toBeGreaterThan(50);
  expect(seen.size).toBeLessThan(110);
});

it("saves nothing of an export that was cancelled, and goes on with the next", async () => {
  let taken = 0;
  const first = runExport(
    () =>
      file("a.csv", 100, () => {
        taken += 1;
        if (taken === 5) cancelExport();
      }),
    save,
  );
  const second = runExport(() => file("b.csv", 1), save);
  await first;
  expect(taken).toBe(5);
  await second;
  expect(saved).toEqual([["b.csv", 1]]);
});

it("says what went wrong, and the next export works", async () => {
  const broken = () =>
    file("a.csv", 1, () => {
      throw new Error("no room");
    });
  await runExport(broken, save);
  expect(exporting.value).toEqual({ kind: "failed", name: "a.csv", detail: "no room" });
  await runExport(() => file("b.csv", 1), save);
  expect(saved).toEqual([["b.csv", 1]]);
});

import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { combineSession } from "../../../src/report/session/combine";
import { SESSION_TABLES } from "../../../src/report/session/tables";
import { sessionArchive } from "../../../src/report-page/session/export";
import { aPage } from "../../report/session/audits";

const SESSION = combineSession({ site: "e.com", startedAt: 0, leftOut: 0 }, [
  aPage("/a", ["/p", "/p?token=hush", "=2"]),
  aPage("/b", ["/p"], { minute: 1 }),
]);

function filesOf(options: Parameters<typeof sessionArchive>[1]): ReadonlyMap<string, string> {
  const bytes = [...sessionArchive(SESSION, options).pieces()].flatMap((piece) => piece.bytes);
  const files = unzipSync(Uint8Array.from(Buffer.concat(bytes)));
  return new Map(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

it("holds the session whole as JSON, and every table", () => {
  const files = filesOf({});
  const tables = SESSION_TABLES.map(({ fileName }) => `${fileName}.csv`);
  expect([...files.keys()].toSorted()).toEqual(["session.json", ...tables].toSorted());
  expect(JSON.parse(files.get("session.json") ?? "")).toEqual(SESSION);
});

it("masks secrets in the tables unless the auditor chose otherwise", () => {
  expect(filesOf({}).get("links.csv")).not.toContain("hush");
  expect(filesOf({ mask: false }).get("links.csv")).toContain("token=hush");
});

it("is named by site and day, and counts its rows when it is written", () => {
  const file = sessionArchive(SESSION, {});
  expect(file.name).toBe("canonical-lens_e.com_2026-11-30_session.zip");
  const rows = SESSION_TABLES.reduce((sum, table) => sum + table.rows(SESSION).rows.length, 0);
  expect([...file.pieces()].at(-1)?.share).toBe(1);
  expect(file.rows()).toBe(rows);
  expect(file.split()).toBe(false);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Entry } from "../../../scripts/audit/job";
import { readList } from "../../../scripts/audit/list";

describe("a list of pages", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "canonical-lens-list-"));
    writeFileSync(join(folder, "page.html"), Uint8Array.from([0xe9]));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (...lines: string[]): readonly Entry[] => {
    writeFileSync(join(folder, "list"), lines.join("\r\n"));
    return readList(join(folder, "list"));
  };

  it("is one address a line, numbered in order, without comments and blank lines", () => {
    expect(read("# shops", "https://a.example/", "", "http://b.example/x")).toEqual([
      { id: "1", target: "https://a.example/" },
      { id: "2", target: "http://b.example/x" },
    ]);
  });

  it("serves html as UTF-8", () => {
    const [entry] = read(
      '{"id":"a","html":"é","as":"https://a.example/","headers":{"Content-Type":"text/html"}}',
    );
    expect(entry).toEqual({
      id: "a",
      target: {
        url: "https://a.example/",
        body: Uint8Array.from([0xc3, 0xa9]),
        headers: [["Content-Type", "text/html; charset=utf-8"]],
      },
    });
  });

  it("serves a file's bytes, found beside the list, and leaves the encoding to them", () => {
    const [entry] = read('{"id":"f","file":"page.html","as":"https://a.example/"}');
    expect(entry).toMatchObject({
      target: { body: Uint8Array.from([0xe9]), headers: [["Content-Type", "text/html"]] },
    });
  });

  it("says of a folder that it is no file, and spares the other lines", () => {
    const [folder, page] = read('{"file":"."}\n{"html":"x","as":"https://a.example/"}');
    expect(folder).toMatchObject({ problem: expect.stringContaining("is a folder") });
    expect(page).toHaveProperty("target");
  });

  it("takes headers as pairs and as lines, too", () => {
    const wanted = [["X-Robots-Tag", "noindex"]];
    for (const headers of [
      '[["X-Robots-Tag","noindex"]]',
      '["X-Robots-Tag: noindex"]',
      '{"X-Robots-Tag":"noindex"}',
    ]) {
      const [entry] = read(`{"bodyBase64":"","as":"https://a.example/","headers":${headers}}`);
      expect(entry).toMatchObject({ target: { headers: expect.arrayContaining(wanted) } });
    }
  });

  it("serves bytes given in base 64 with the headers given", () => {
    const headers = '{"Link":["<a>","<b>"],"Content-Type":"text/html; charset=shift_jis"}';
    const [entry] = read(`{"id":"b","bodyBase64":"kA==","as":"https://a.example/","headers":${headers}}`);
    expect(entry).toMatchObject({
      target: {
        headers: [
          ["Link", "<a>"],
          ["Link", "<b>"],
          ["Content-Type", "text/html; charset=shift_jis"],
        ],
      },
    });
    const target = entry !== undefined && "target" in entry ? entry.target : "";
    expect(typeof target === "string" ? [] : [...target.body]).toEqual([0x90]);
  });

  it.each([
    ["nonsense", "1", /no http or https URL/],
    ["{", "1", /is not JSON/],
    ['{"id":"a"}', "a", /exactly one of/],
    ['{"id":"a","html":"x","file":"page.html"}', "a", /exactly one of/],
    ['{"id":"a","file":"none.html"}', "a", /does not exist/],
    ['{"id":"a","bodyBase64":"***"}', "a", /wrong field bodyBase64/],
    ['{"id":"../a","html":"x"}', "../a", /no name for a folder/],
    ['{"id":"..","html":"x"}', "..", /no name for a folder/],
    ['{"id":"a\\\\b","html":"x"}', "a\\b", /no name for a folder/],
    ['{"id":"a","html":"x","as":"ftp://a.example/"}', "a", /no http or https URL/],
  ])("says what is wrong with %j, and goes on", (line, id, problem) => {
    const [wrong, next] = read(line, "https://a.example/");
    expect(wrong).toMatchObject({ id, problem: expect.stringMatching(problem) });
    expect(next).toMatchObject({ id: "2", target: "https://a.example/" });
  });

  it("keeps a second page with the same id from overwriting the first", () => {
    const [first, second] = read('{"id":"a","html":"x"}', '{"id":"a","html":"y"}');
    expect(first).toHaveProperty("target");
    expect(second).toMatchObject({ id: "a", problem: expect.stringMatching(/twice/) });
  });

  it("is refused when it is empty", () => {
    expect(() => read("", "# nothing")).toThrow(/names no page/);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { type Module, sourceModules } from "./modules";

const PURE = ["resolve", "canonicalize", "group", "redirects", "checks", "report"];
const BELOW_UI = ["model", "report", "messaging", "platform"];

/** Room -> rooms it may import, beside itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  content: ["model"],
  resolve: ["model"],
  canonicalize: ["model"],
  group: ["model", "canonicalize"],
  redirects: ["model"],
  checks: ["model", "canonicalize", "group", "redirects"],
  report: ["model", ...PURE],
  messaging: ["model"],
  platform: ["model"],
  background: ["model", "content", "messaging", "platform", ...PURE],
  ui: BELOW_UI,
  popup: ["ui", ...BELOW_UI, ...PURE],
  "report-page": ["ui", ...BELOW_UI, ...PURE],
  settings: ["ui", ...BELOW_UI, ...PURE],
};

describe("the arrows between rooms", () => {
  let modules: readonly Module[] = [];
  beforeAll(async () => {
    modules = await sourceModules();
  }, 120_000);

  it("are read from the sources: modules were cruised in every room", () => {
    expect(modules.length).toBeGreaterThan(100);
    const seen = new Set(modules.map(({ room }) => room));
    for (const room of seen) expect(Object.keys(ARROWS)).toContain(room);
    for (const room of PURE) expect(seen).toContain(room);
    expect(
      modules.flatMap(({ imports }) => imports).filter(({ room }) => room === "model").length,
    ).toBeGreaterThan(50);
  });

  it("lead only where the design says", () => {
    const wrong = modules.flatMap(({ file, room, imports }) =>
      imports
        .filter((one) => one.room !== null && one.room !== room && !ARROWS[room]?.includes(one.room))
        .map((one) => `${file} -> ${one.file}`),
    );
    expect(wrong).toEqual([]);
  });

  it("reach the browser's API through platform alone", () => {
    const polyfill = modules.flatMap(({ file, room, imports }) =>
      imports
        .filter((one) => one.file === "webextension-polyfill")
        .map(({ typeOnly }) => ({ file, room, typeOnly })),
    );
    expect(new Set(polyfill.map(({ room }) => room))).toEqual(new Set(["platform"]));
    expect(polyfill.filter(({ typeOnly }) => !typeOnly)).toHaveLength(1);
  });
});

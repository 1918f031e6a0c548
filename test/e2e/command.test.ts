import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AuditReport } from "../../src/model/report";

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve("scripts/start.mjs"), ...args], {
      env: { ...process.env, ...env, INIT_CWD: cwd },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("close", (code) => done({ code, stdout, stderr }));
  });
}

describe("npm start", () => {
  let cwd = "";
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), "canonical-lens-command-"));
  });
  afterEach(() => rmSync(cwd, { recursive: true }));

  const report = (...path: string[]) =>
    JSON.parse(readFileSync(join(cwd, ...path, "report.json"), "utf8")) as AuditReport;

  it("audits the demo shop where nothing is named, and leaves the report and every table", async () => {
    const { code, stdout } = await start(cwd, []);
    expect(code).toBe(0);
    expect(stdout).toMatch(/navigation {2}301 .*\/old-shop -> 302 .*\/moved -> 200 /);
    expect(report("canonical-lens-report").totals.rejected).toBe(7);
    const tables = readdirSync(join(cwd, "canonical-lens-report")).filter((name) => name.endsWith(".csv"));
    expect(tables).toHaveLength(11);
  });

  it("audits a saved page at the address it is given, with headers and a policy, in Firefox", async () => {
    writeFileSync(join(cwd, "page.html"), '<title>t</title><a href="/A/">x</a><a href="/a">y</a>');
    writeFileSync(join(cwd, "policy.json"), '{"schema":1,"pathCase":true,"trailingSlash":true}');
    const link = 'Link: <http://www.example.com/c>; rel="canonical"';
    const args = [
      "page.html",
      "--as",
      "http://www.example.com/p",
      "--header",
      link,
      "--policy",
      "policy.json",
    ];
    const { code } = await start(cwd, [...args, "--browser", "firefox", "--out", "o"]);
    expect(code).toBe(0);
    expect(report("o").page.url).toBe("http://www.example.com/p");
    expect(report("o").canonical.effective).toEqual({ url: "http://www.example.com/c" });
    expect(report("o").totals).toMatchObject({ links: 2, distinctKeys: 1, duplicates: 1 });
  });

  it("goes on after a page that fails, and says with 2 that one did", async () => {
    const lines = ['{"id":"one","html":"<a href=/x>x</a>","as":"https://a.example/"}', '{"id":"two"}', "{"];
    writeFileSync(join(cwd, "list"), [...lines, '{"id":"three","html":"x"}'].join("\n"));
    const { code, stderr } = await start(cwd, ["--list", "list", "--out", "o"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^two: could not be audited: give exactly one of/m);
    expect(report("o", "one").links[0]?.url).toBe("https://a.example/x");
    expect(report("o", "three").totals.links).toBe(0);
    expect(existsSync(join(cwd, "o", "two"))).toBe(false);
  });

  it("exits with 1 where a finding is as severe as --fail-on, and with 0 where none is", async () => {
    writeFileSync(join(cwd, "bad.html"), '<title>t</title><a href="http://[::1/">x</a>');
    const args = ["bad.html", "--as", "https://a.example/"];
    expect((await start(cwd, [...args, "--fail-on", "error"])).code).toBe(1);
    writeFileSync(join(cwd, "bad.html"), '<title>t</title><a href="/x">x</a>');
    expect((await start(cwd, [...args, "--fail-on", "error"])).code).toBe(0);
  });

  it("exits with 2 and one line where there is nothing to audit with", async () => {
    const { code, stdout, stderr } = await start(cwd, [], { CHROME_PATH: "/nowhere/chromium" });
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: "",
      stderr: "CHROME_PATH names /nowhere/chromium, which is not a program.\n",
    });
  });
});

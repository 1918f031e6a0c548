import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuild } from "../../scripts/setup/build.mjs";

const HOSTS = ["http://*/*", "https://*/*"];

/** Directive -> sources, as the platform research found them to work in both browsers. */
const POLICY = {
  "default-src": "'self'",
  "script-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "img-src": "'self' data:",
  "style-src": "'self'",
  "connect-src": "http: https:",
};

const directives = (policy: string) =>
  Object.fromEntries(
    policy
      .split(";")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1).join(" ")]),
  );

/** Ways to run text as code, or code from elsewhere. */
const FOREIGN_CODE = [
  /\beval\s*\(/,
  /new Function\s*\(/,
  /import\s*\(\s*["'`]https?:/,
  /<script[^>]+src=["']?https?:/i,
];

describe.each(["chrome", "firefox"] as const)("the built manifest for %s", (target) => {
  let folder = "";
  let manifest: Record<string, unknown> = {};
  beforeAll(async () => {
    folder = await ensureBuild(target);
    manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Record<string, unknown>;
  }, 180_000);

  it("requires exactly what warns nobody, and offers the rest", () => {
    const { permissions, host_permissions, optional_permissions, optional_host_permissions } = manifest;
    expect((permissions as string[]).toSorted()).toEqual([
      "activeTab",
      "contextMenus",
      "scripting",
      "storage",
      "webRequest",
    ]);
    expect(host_permissions).toBeUndefined();
    expect(optional_permissions).toEqual(["webNavigation"]);
    expect((optional_host_permissions as string[]).toSorted()).toEqual(HOSTS);
    expect(manifest["content_scripts"]).toBeUndefined();
  });

  it("makes nothing accessible to web pages", () => {
    expect(manifest["web_accessible_resources"]).toBeUndefined();
    expect(manifest["externally_connectable"]).toBeUndefined();
  });

  it("has the content security policy that was tried in both browsers", () => {
    const { extension_pages } = manifest["content_security_policy"] as { readonly extension_pages: string };
    expect(directives(extension_pages)).toEqual(POLICY);
  });

  it("runs a background that this browser knows", () => {
    const background = manifest["background"] as Record<string, unknown>;
    expect(Object.keys(background)).toContain(target === "chrome" ? "service_worker" : "scripts");
    expect(Object.keys(background)).not.toContain(target === "chrome" ? "scripts" : "service_worker");
  });

  it("names Firefox's id, oldest version and that no personal information leaves", () => {
    const settings = manifest["browser_specific_settings"] as { readonly gecko: object } | undefined;
    if (target === "chrome") return expect(settings).toBeUndefined();
    expect(settings?.gecko).toMatchObject({
      id: expect.stringMatching(/^[^@\s]+@[^@\s]+$/),
      strict_min_version: "140.0",
      data_collection_permissions: { required: ["none"] },
    });
  });

  it("ships no code that makes code or fetches it", () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(3);
    const wrong = files.filter((file) =>
      FOREIGN_CODE.some((pattern) => pattern.test(readFileSync(file, "utf8"))),
    );
    expect(wrong).toEqual([]);
  });
});

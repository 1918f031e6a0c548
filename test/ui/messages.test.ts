import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import messages from "../../public/_locales/en/messages.json";
import { POLICY_RULES, STANDARD_RULES } from "../../src/model/rule";
import { CSV_TABLES } from "../../src/report/csv";
import { VIEW_IDS } from "../../src/report-page/place";

const KEYS = new Set(Object.keys(messages));

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const code = [...sources("src"), readFileSync("manifest.json", "utf8")].join("\n");

/** Keys written out: t("…"), titles of columns, facets and details, and the manifest's. */
const written = new Set(
  [...code.matchAll(/\b(?:t|counted)\(\s*"(\w+)"|\btitle(?:: |=)"([a-z]\w*)"|__MSG_(\w+)__/g)].map(
    ([, called, titled, manifest]) => called ?? titled ?? manifest ?? "",
  ),
);

/** Beginnings of keys that are put together: messageKey("rule", …), t(`severity_${…}`). */
const families = [...code.matchAll(/messageKey\(\s*"(\w+)"|\b(?:t|counted)\(\s*`(\w+_)\$\{/g)].map(
  ([, prefix, template]) => template ?? `${prefix}_`,
);

describe("messages", () => {
  it.each([...written])("has %s", (key) => expect(KEYS.has(key)).toBe(true));

  it.each([...KEYS].map((key) => key.replace(/_one$/, "")))("uses %s", (key) => {
    const used =
      written.has(key) || families.some((family) => key.startsWith(family)) || code.includes(`"${key}"`);
    expect(used).toBe(true);
  });

  it.each(Object.entries(messages))("%s has text and a description", (_, { message, description }) => {
    expect(message).not.toBe("");
    expect(description.length).toBeGreaterThan(5);
  });

  it("says every placeholder's meaning", () => {
    for (const [key, { message, description }] of Object.entries(messages)) {
      for (const placeholder of message.match(/\$\d/g) ?? []) {
        expect(`${key}: ${description}`).toContain(placeholder);
      }
    }
  });
});

const LISTED = {
  rule: [...STANDARD_RULES, ...POLICY_RULES, "repeated-parameter-order", "empty-parameter"],
  view: VIEW_IDS,
  severity: ["error", "warning", "notice", "ok"],
  table: CSV_TABLES.map(({ id }) => id),
};

describe.each(Object.entries(LISTED))("every %s has a message", (family, names) => {
  it.each([...names])("%s", (name) => expect(KEYS.has(`${family}_${name.replaceAll("-", "_")}`)).toBe(true));
});

/** Members of a string union of the model, read from its source: the list cannot fall behind. */
function union(file: string, type: string): string[] {
  const source = readFileSync(`src/model/${file}.ts`, "utf8");
  const body = new RegExp(`export type ${type} =([^;]+);`).exec(source)?.[1] ?? "";
  return [...body.matchAll(/"([\w-]+)"/g)].map(([, name]) => name ?? "");
}

describe.each([
  ["flag", "link", "LinkFlag"],
  ["outcome", "navigation", "RedirectOutcome"],
  ["hop", "navigation", "HopKind"],
  ["notObserved", "navigation", "NotObservedWhy"],
  ["failure", "audit", "AuditFailure"],
  ["failureAdvice", "audit", "AuditFailure"],
  ["reason", "link", "RejectReason"],
  ["place", "link", "LinkPlace"],
  ["problem", "canonical", "CanonicalProblem"],
  ["scope", "link", "ScopeMode"],
])("every %s of the model", (family, file, type) => {
  const silent = new Set(["hop http", "reason unsupported-scheme"]);
  const names = union(file, type).filter((name) => !silent.has(`${family} ${name}`));
  it("is not an empty list", () => expect(names.length).toBeGreaterThan(2));
  it.each(names)("%s has a message", (name) => {
    expect(KEYS.has(`${family}_${name.replaceAll("-", "_")}`)).toBe(true);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const PURE = ["model", "resolve", "canonicalize", "group", "redirects", "checks", "report"];

/** What ties code to a browser, a clock or a store. */
const NAMES = new Set([
  "browser",
  "chrome",
  "document",
  "window",
  "self",
  "globalThis",
  "fetch",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "setTimeout",
  "performance",
]);

/** A name that is used for its value: not a property, a field, a parameter or an import of our own. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const named = parent as { readonly name?: ts.Node; readonly propertyName?: ts.Node };
  return named.name !== node && named.propertyName !== node;
}

/** `Date.now()`, and `new Date()` without arguments: both read the clock. */
function readsClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === "Date" && !node.arguments?.length;
  return ts.isPropertyAccessExpression(node) && /^(Date\.now|Math\.random)$/.test(node.getText());
}

/** The impure names in a source text. */
function impurities(text: string): readonly string[] {
  const source = ts.createSourceFile("source.ts", text, ts.ScriptTarget.ES2023, true);
  const declared = new Set<string>();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const binding = ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node);
    if (binding && ts.isIdentifier(node.name)) declared.add(node.name.text);
    if (ts.isIdentifier(node) && NAMES.has(node.text) && isFree(node)) found.push(node.text);
    if (readsClock(node)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((name) => !declared.has(name));
}

const files = PURE.flatMap((room) =>
  readdirSync(join("src", room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name)),
);

describe("the pure rooms", () => {
  it("would be caught naming a browser, a clock or a store", () => {
    expect(impurities("const now = Date.now();")).toEqual(["Date.now"]);
    expect(impurities("export const f = () => new Date();")).toEqual(["new Date()"]);
    expect(impurities("await fetch(url); chrome.tabs")).toEqual(["fetch", "chrome"]);
    expect(impurities("const f = (document: X) => document.url; x.window; ({ fetch: 1 });")).toEqual([]);
  });

  it("are there", () => {
    expect(files.length).toBeGreaterThan(80);
  });

  it("name no browser, no clock and no store", () => {
    const wrong = files.flatMap((file) =>
      impurities(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

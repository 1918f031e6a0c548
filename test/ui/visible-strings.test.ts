import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOMS = ["popup", "report-page", "settings", "ui"];
const SPOKEN = new Set(["title", "aria-label", "aria-description", "placeholder", "alt", "label"]);

/** The name of the product is the same in every language. */
const NAMES = new Set(["Canonical Lens"]);

const isWords = (text: string) => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

/** A key of a message is one word: `title="columnUrl"` on a component of ours. */
const isKey = (text: string) => /^[a-z][A-Za-z]+(?:_\w+)?$/.test(text);

/** Operators whose operands are looked at and not shown. */
const COMPARED = /^[=!]==?$|^[<>]/;

/** The words that an expression may come to, as far as they are written in it. */
function literal(node: ts.Node | undefined): string {
  if (node === undefined) return "";
  if (ts.isJsxExpression(node)) return literal(node.expression);
  if (ts.isConditionalExpression(node)) return `${literal(node.whenTrue)} ${literal(node.whenFalse)}`.trim();
  if (ts.isBinaryExpression(node))
    return COMPARED.test(node.operatorToken.getText())
      ? ""
      : `${literal(node.left)} ${literal(node.right)}`.trim();
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(" ");
  return ts.isStringLiteralLike(node) ? node.text : "";
}

/** What an attribute says, where a reader meets it. */
function spoken(node: ts.JsxAttribute): string {
  const text = SPOKEN.has(node.name.getText()) ? literal(node.initializer) : "";
  const { tagName } = node.parent.parent as ts.JsxOpeningLikeElement;
  const ours = /^[A-Z]/.test(tagName.getText());
  return ours && isKey(text) ? "" : text;
}

/** Words that stand in the markup of a component instead of in a message. */
function hardCoded(source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const inElement = ts.isJsxElement(node.parent ?? node) || ts.isJsxFragment(node.parent ?? node);
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && inElement) found.push(literal(node));
    if (ts.isJsxAttribute(node)) found.push(spoken(node));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("a.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter(isWords).map((text) => text.trim());
}

const files = ROOMS.flatMap((room) =>
  readdirSync(join("src", room), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join("src", room, name)),
);

describe("visible strings", () => {
  it("is looked for in every surface", () => expect(files.length).toBeGreaterThan(60));

  it.each(files)("%s has none of its own", (file) => {
    expect(hardCoded(readFileSync(file, "utf8"))).toEqual([]);
  });

  it.each([
    ["text", "<p>Two words</p>", "Two words"],
    ["text beside an expression", "<p>{n} links</p>", "links"],
    ["an expression", '<p>{n === 1 ? "link" : t("links")}</p>', "link"],
    ["an expression that may be nothing", '<p>{on && "Switched on"}</p>', "Switched on"],
    ["a template", `<p>{\`\${n} links\`}</p>`, "links"],
    ["a fragment", "<>Loading</>", "Loading"],
    ["a tooltip", '<b title="More about it" />', "More about it"],
    ["an accessible name", '<nav aria-label="views" />', "views"],
    ["a name in an expression", '<input placeholder={"Filter"} />', "Filter"],
    ["a sentence for a component", '<Bars title="Most frequent" />', "Most frequent"],
  ])("finds %s", (_, source, words) => expect(hardCoded(`const a = ${source};`)).toEqual([words]));

  it.each([
    ['<p>{t("links")}</p>'],
    ['<Bars title="topParameters" />'],
    ["<span>×</span>"],
    ['<b class="quiet small" data-testid="some words" />'],
    ["<p>Canonical Lens</p>"],
    ["<p>{links.length}</p>"],
  ])("lets %s pass", (source) => expect(hardCoded(`const a = ${source};`)).toEqual([]));
});

describe("numbers and dates", () => {
  const code = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  it.each(code.filter((name) => name !== join("platform", "i18n.ts")))(
    "%s leaves them to the language",
    (name) => {
      const source = readFileSync(join("src", name), "utf8");
      expect(source).not.toMatch(/\.toLocale\w*String\(|\bIntl\.(?:Number|DateTime|List)Format/);
    },
  );
});

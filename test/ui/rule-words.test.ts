import { afterAll, expect, it, vi } from "vitest";
import type { AppliedRule } from "../../src/model/rule";
import { i18nOf, messagesOf, type Speech } from "../platform/speaking";

const speech: Speech = { ui: "", messages: {} };

vi.mock("../../src/platform/browser", () => ({ browser: { i18n: i18nOf(speech) } }));

async function speaking(language: string) {
  speech.ui = language;
  speech.messages = messagesOf(language);
  vi.resetModules();
  return await import("../../src/ui/rule-words");
}

// Files share a world: the next one must find real modules.
afterAll(() => {
  vi.resetModules();
});

const tracking = (...removed: string[]): AppliedRule => ({ rule: "tracking-parameter", removed });
const order: AppliedRule = { rule: "parameter-order" };

it.each([
  ["en", [tracking("gclid"), order], "tracking parameter gclid, parameter order"],
  ["en", [tracking("gclid", "utm_source")], "tracking parameters gclid and utm_source"],
  ["en", [tracking("a", "b", "c", "d", "e", "f", "g")], "tracking parameters a, b, c, d, e, and 2 more"],
  ["en", [{ rule: "session-id", removed: ["sid", "cfid"] }], "session ids sid and cfid"],
  [
    "de",
    [tracking("gclid", "utm_source"), order],
    "Tracking gclid und utm_source, Reihenfolge der Parameter",
  ],
  ["de", [{ rule: "dropped-parameter", removed: ["ref"] }], "entfernter Parameter ref"],
] as const)("says in %s what rules did", async (language, rules, words) => {
  expect((await speaking(language)).ruleWords(rules)).toBe(words);
});

it("shows what a name hides", async () => {
  const { ruleWords } = await speaking("en");
  expect(ruleWords([tracking("utm_\u202Ex")])).toBe("tracking parameter utm_[U+202E]x");
});

it.each([
  ["en", "same page: tracking parameter utm_source, fragment"],
  ["de", "gleiche Seite: Tracking utm_source, Fragment"],
])("says in %s why a group is one page", async (language, words) => {
  const { groupWords } = await speaking(language);
  const urls = [
    { url: "https://example.com/p", rules: [] },
    {
      url: "https://example.com/p?utm_source=x#top",
      rules: [{ rule: "fragment" as const }, tracking("utm_source")],
    },
  ];
  expect(groupWords(urls)).toBe(words);
});

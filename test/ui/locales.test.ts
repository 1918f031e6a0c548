import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Messages = Record<string, { readonly message: string }>;

const read = (locale: string): Messages =>
  JSON.parse(readFileSync(`public/_locales/${locale}/messages.json`, "utf8")) as Messages;

const LOCALES = readdirSync("public/_locales").sort();
const english = read("en");

const PLURAL = /^(\w+)_(?:zero|one|two|few|many)$/;

/** Keys whose message has a form of its own for some numbers: `unit_rows`, because of `unit_rows_one`. */
const counted = Object.keys(english).flatMap((key) => {
  const base = key.endsWith("_one") ? key.slice(0, -"_one".length) : "";
  return base in english ? [base] : [];
});

/** The keys a language must have: those of English, with the plural forms that the language knows. */
function keysOf(locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const special = forms.filter((form) => form !== "other");
  const plain = Object.keys(english).filter((key) => !counted.includes(PLURAL.exec(key)?.[1] ?? ""));
  return [...plain, ...counted.flatMap((key) => special.map((form) => `${key}_${form}`))].sort();
}

const placeholders = (message: string) => [...new Set(message.match(/\$\d/g))].sort();

it("there is more than one language, and English among them", () => {
  expect(LOCALES).toContain("en");
  expect(LOCALES).toContain("de");
  expect(counted.length).toBeGreaterThan(10);
});

describe.each(LOCALES)("the messages in %s", (locale) => {
  const messages = read(locale);

  it("are those of English, no more and no fewer", () =>
    expect(Object.keys(messages).sort()).toEqual(keysOf(locale)));

  it("name their language, for numbers, dates and plural forms", () =>
    expect(messages["language"]?.message.replace("-", "_")).toBe(locale));

  it("are never empty", () => {
    const empty = Object.entries(messages).filter(([, { message }]) => message.trim() === "");
    expect(empty).toEqual([]);
  });

  it("have the placeholders of the English ones", () => {
    const wrong = Object.entries(messages).filter(([key, { message }]) => {
      const same = english[key] ?? english[PLURAL.exec(key)?.[1] ?? ""];
      // A form for one thing alone may leave the number out: "the one URL".
      const form = PLURAL.test(key) && counted.includes(PLURAL.exec(key)?.[1] ?? "");
      const wanted = placeholders(same?.message ?? "").filter((name) => !(form && name === "$1"));
      const had = placeholders(message).filter((name) => !(form && name === "$1"));
      return wanted.join() !== had.join();
    });
    expect(wrong).toEqual([]);
  });
});

describe("German", () => {
  // Names and words that are the same in both languages are few; a message left in English is one of many words.
  it("is translated", () => {
    const german = read("de");
    const left = Object.keys(english).filter((key) => {
      const message = english[key]?.message ?? "";
      return german[key]?.message === message && message.split(" ").length > 2;
    });
    expect(left).toEqual([]);
  });

  it("writes quotation marks and ellipses as German does", () => {
    const wrong = Object.entries(read("de")).filter(([, { message }]) => /["“](?=\w)|\w…/.test(message));
    expect(wrong).toEqual([]);
  });
});

import { afterAll, describe, expect, it, vi } from "vitest";
import { i18nOf, messagesOf, type Speech } from "./speaking";

const speech: Speech = { ui: "", messages: {} };

vi.mock("../../src/platform/browser", () => ({ browser: { i18n: i18nOf(speech) } }));

/** The module as a browser of that language starts it, with the messages that it falls back to. */
async function speaking(language: string, locale: string) {
  speech.ui = language;
  speech.messages = messagesOf(locale);
  vi.resetModules();
  return await import("../../src/platform/i18n");
}

// Files share a world: the next one must find real modules.
afterAll(() => {
  vi.resetModules();
});

describe("counted", () => {
  it.each([
    ["en-US", "en", 1, "1 row"],
    ["en-US", "en", 0, "0 rows"],
    ["en-US", "en", 1234, "1,234 rows"],
    ["de", "de", 1, "1 Zeile"],
    ["de", "de", 0, "0 Zeilen"],
    ["de", "de", 1234, "1.234 Zeilen"],
  ])("in %s", async (language, locale, count, words) => {
    const { counted } = await speaking(language, locale);
    expect(counted("unit_rows", count)).toBe(words);
  });

  it("puts what else is said where the language wants it", async () => {
    expect((await speaking("de", "de")).counted("shown_paths", 1500, 3)).toBe("3 von 1.500 Pfaden");
    expect((await speaking("de", "de")).counted("countLinks", 1)).toBe("Link");
  });

  it("says words that have one form in that form", async () => {
    expect((await speaking("en-US", "en")).counted("countRejected", 1)).toBe("unusable");
    expect((await speaking("de", "de")).counted("countRejected", 1)).not.toContain("_one");
  });
});

describe("t", () => {
  it("writes numbers as the language does, and words as they are", async () => {
    const { t } = await speaking("de", "de");
    expect(t("checkRunning", 1000, 20000)).toBe("1.000 von 20.000 geprüft");
    expect(t("exportSaved", "1000")).toBe("1000 gespeichert.");
  });

  it("answers with the key where there is no message", async () => {
    expect((await speaking("en", "en")).t("no such key")).toBe("no such key");
  });
});

describe("formats", () => {
  it("follow the messages where the browser speaks another language", async () => {
    const { formatNumber, formatList, formatDateTime } = await speaking("fr", "en");
    expect(formatNumber(1234.5)).toBe("1,234.5");
    expect(formatList(["a", "b", "c"])).toBe("a, b, and c");
    expect(formatDateTime(Date.UTC(2026, 0, 31, 12))).toMatch(/^Jan 31, 2026/);
  });

  it("are those of the browser's region where it speaks the same", async () => {
    const { formatList, formatDateTime } = await speaking("de-AT", "de");
    expect(formatList(["a", "b", "c"])).toBe("a, b und c");
    expect(formatDateTime("2026-01-31T12:00:00.000Z")).toMatch(/^31\.01\.2026/);
    expect(formatDateTime("")).toBe("");
  });
});

import { readFileSync } from "node:fs";

type Messages = Record<string, { readonly message: string }>;

/** What a browser answers for an extension: its own language, and messages with substitutions filled in. */
export interface Speech {
  ui: string;
  messages: Messages;
}

/** `browser.i18n` over the messages of a locale, for tests that replace the platform's browser. */
export const i18nOf = (speech: Speech) => ({
  getUILanguage: () => speech.ui,
  getMessage: (key: string, substitutions: readonly string[] = []) =>
    (speech.messages[key]?.message ?? "").replace(/\$(\d)/g, (_, place) => substitutions[place - 1] ?? ""),
});

/** The messages of a locale as they are shipped. */
export const messagesOf = (locale: string): Messages =>
  JSON.parse(readFileSync(`public/_locales/${locale}/messages.json`, "utf8")) as Messages;

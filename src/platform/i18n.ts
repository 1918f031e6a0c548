import { browser } from "./browser";

/** The language of the messages, with the region of the browser where it speaks the same: `de` and `de-CH` -> `de-CH`. */
function languageTag(): string {
  const words = browser.i18n.getMessage("language") || "en";
  const own = browser.i18n.getUILanguage();
  return own.split("-")[0] === words ? own : words;
}

function formatsOf(tag: string) {
  return {
    tag,
    number: new Intl.NumberFormat(tag),
    plural: new Intl.PluralRules(tag),
    dateTime: new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "medium" }),
    list: new Intl.ListFormat(tag, { type: "conjunction" }),
  };
}

// Made once: a long table formats thousands of numbers.
let made: ReturnType<typeof formatsOf> | undefined;

function formats(): ReturnType<typeof formatsOf> {
  made ??= formatsOf(languageTag());
  return made;
}

type Substitution = string | number;

const inWords = (value: Substitution): string => (typeof value === "number" ? formatNumber(value) : value);

/** A message in the user's language; substitutions fill `$1`, `$2`, …, numbers as the language writes them. */
export function t(key: string, ...substitutions: readonly Substitution[]): string {
  return browser.i18n.getMessage(key, substitutions.map(inWords)) || key;
}

/**
 * The message in the form that its first number asks for: `unit_rows`, 1 -> `unit_rows_one` -> "1 row".
 * Words that are the same for one and many have one form.
 */
export function counted(key: string, count: number, ...others: readonly Substitution[]): string {
  const form = formats().plural.select(count);
  const special = `${key}_${form}`;
  const words = form === "other" ? special : t(special, count, ...others);
  return words === special ? t(key, count, ...others) : words;
}

/** A number as the language of the messages writes it: 1234 -> "1,234", "1.234". */
export const formatNumber = (value: number): string => formats().number.format(value);

/** A moment as the language of the messages writes it; text that is no date stays as it is. */
export function formatDateTime(moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : formats().dateTime.format(date);
}

/** A list as the language of the messages writes it: "a, b and c", "a, b und c". */
export const formatList = (items: readonly string[]): string => formats().list.format(items);

/** Tells the browser, and whoever reads the page aloud, which language the messages are in. */
export function declareLanguage(): void {
  document.documentElement.lang = formats().tag;
}

import { hidePassword, redactText } from "./redact";

/** Strings that are, or may hold, an address as the page wrote it. */
const hide = (_name: string, value: unknown): unknown =>
  typeof value === "string" && value.includes("@") ? redactText(hidePassword(value), false) : value;

/** Entries of one part: few enough to be written between two frames. */
const ENTRIES = 500;

const written = (value: unknown, depth: number): string =>
  (JSON.stringify(value, hide, 1) ?? "null").replaceAll("\n", `\n${" ".repeat(depth)}`);

/** A long list as JSON.stringify would write it, piece by piece. */
function* listParts(list: readonly unknown[]): Generator<string> {
  for (let at = 0; at < list.length; at += ENTRIES) {
    const entries = list.slice(at, at + ENTRIES).map((entry) => `\n  ${written(entry, 2)}`);
    yield `${at === 0 ? "[" : ","}${entries.join(",")}`;
  }
  yield "\n ]";
}

/**
 * A report, or that of a session, as JSON text: everything as it is, whole, but for passwords in
 * addresses; in parts that make one text.
 *
 *     { rawHref: "https://me:pw@a.example/" } -> { "rawHref": "https://me:***@a.example/" }
 */
export function* reportJsonParts(report: object): Generator<string> {
  let before = "{";
  for (const [name, value] of Object.entries(report)) {
    if (value === undefined) continue;
    yield `${before}\n ${JSON.stringify(name)}: `;
    if (Array.isArray(value) && value.length > 0) yield* listParts(value);
    else yield written(value, 1);
    before = ",";
  }
  yield "\n}\n";
}

/**
 * Splits a header value at a separator, but not inside the `<…>` a part begins
 * with nor inside a quoted value (RFC 9110 5.6.4, RFC 8288 B.2 and B.3). What
 * is left open runs to the end; a stray quote or bracket opens nothing.
 * `<a,b>; title="x,y", <c>` at `,` -> [`<a,b>; title="x,y"`, ` <c>`]
 */
export function splitHeader(value: string, separator: "," | ";"): string[] {
  const parts: string[] = [];
  let start = 0;
  // Last character that was no white space, "" at the start of a part.
  let previous = "";
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] ?? "";
    if (character === separator) {
      parts.push(value.slice(start, at));
      start = at + 1;
      previous = "";
      continue;
    }
    if (character === "<" && previous === "") at = endOfTarget(value, at);
    else if (character === '"' && previous === "=") at = endOfQuoted(value, at);
    if (character !== " " && character !== "\t") previous = character;
  }
  parts.push(value.slice(start));
  return parts;
}

/** Index of the closing quote; a backslash escapes the character after it. */
function endOfQuoted(value: string, open: number): number {
  let at = open + 1;
  while (at < value.length && value[at] !== '"') at += value[at] === "\\" ? 2 : 1;
  return at;
}

function endOfTarget(value: string, open: number): number {
  const close = value.indexOf(">", open);
  return close === -1 ? value.length : close;
}

/** OWASP's list, a line feed, and the full-width forms some spreadsheets fold. */
const STARTS_LIKE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The same behind what parts cells and records for a spreadsheet that takes another delimiter than the file's. */
const BEHIND = {
  ",": /[;\t\r\n](?=[=+\-@＝＋－＠])/g,
  ";": /[,\t\r\n](?=[=+\-@＝＋－＠])/g,
  "\t": /[,;\r\n](?=[=+\-@＝＋－＠])/g,
} as const;

/**
 * Makes text inert in a spreadsheet by a leading apostrophe (OWASP CSV injection), also where one that
 * expects another delimiter would begin a cell.
 *
 *     "=HYPERLINK(…)" -> "'=HYPERLINK(…)"    " =not first" -> unchanged    "a;=b" -> "a;'=b"
 */
export function guardFormula(cell: string, delimiter: keyof typeof BEHIND = ","): string {
  const inside = cell.replace(BEHIND[delimiter], "$&'");
  return STARTS_LIKE_A_FORMULA.test(inside) ? `'${inside}` : inside;
}

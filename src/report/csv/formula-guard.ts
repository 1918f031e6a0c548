/** OWASP's list, a line feed, and the full-width forms some spreadsheets fold. */
const STARTS_LIKE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Makes text inert in a spreadsheet by a leading apostrophe (OWASP CSV injection).
 *
 *     "=HYPERLINK(…)" -> "'=HYPERLINK(…)"    " =not first" -> unchanged
 */
export function guardFormula(cell: string): string {
  return STARTS_LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
}

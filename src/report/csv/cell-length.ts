/** The longest cell Excel keeps, in UTF-16 units. */
export const CELL_LIMIT = 32_767;

/**
 * Cuts a cell to Excel's limit and names the length it had; the JSON export has it whole.
 *
 *     40,000 × "a" -> "aaa…" + " [cut, 40000 characters]"
 */
export function cutCell(cell: string): string {
  if (cell.length <= CELL_LIMIT) return cell;
  const marker = ` [cut, ${cell.length} characters]`;
  const kept = cell.slice(0, CELL_LIMIT - marker.length);
  // Half of a surrogate pair would not survive UTF-8.
  return kept.replace(/[\ud800-\udbff]$/, "") + marker;
}

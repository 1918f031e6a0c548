/**
 * Where a key takes the selection: an index, -1 to select nothing, null where
 * the key is not ours.
 *
 *     "ArrowDown", 4 of 10 -> 5    "Escape" -> -1
 */
export function targetOf(key: string, selected: number, count: number, page: number): number | null {
  if (count === 0) return null;
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case "ArrowDown":
      return within(selected + 1);
    case "ArrowUp":
      return within(selected - 1);
    case "PageDown":
      return within(selected + page);
    case "PageUp":
      return within(selected - page);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Escape":
      return -1;
    default:
      return null;
  }
}

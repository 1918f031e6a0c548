/** Of what a tooltip shows. */
const LONGEST = 1_000;

/** A cell that is cut says the whole of it on hover, unless something in it does already. */
export function nameCutCell({ target }: MouseEvent): void {
  const cell = (target as Element).closest("td, th");
  if (!(cell instanceof HTMLElement) || cell.querySelector("[title]") !== null) return;
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent.slice(0, LONGEST) : "";
}

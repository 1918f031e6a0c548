import { page, type Routes, redirect, type Site } from "../answer";
import { layout } from "../layout";

/** Pages of the printed catalogue, put online as it is. */
const SHEETS = 30;

const pathOf = (sheet: number): string => `/catalogue/${sheet}`;

/** Sheet -> the sheet its canonical names, where it is not itself: a chain, a pair, a circle, three that name one. */
const NAMED: Readonly<Record<number, number>> = {
  2: 3,
  3: 4,
  7: 8,
  8: 7,
  11: 12,
  12: 13,
  13: 11,
  20: 18,
  21: 18,
  22: 18,
};

/** Ways in which templates, letters and advertisements link the same sheet. */
const VARIANTS: readonly ((path: string, sheet: number) => string)[] = [
  (path) => path,
  (path) => `${path}?utm_source=leaflet`,
  (path) => `${path};jsessionid=6F1B7C20A9D84E3355AB`,
  (path) => `${path}?gclid=EAIaIQobChMI7u&amp;size=a4`,
  (path) => `${path}?size=a4`,
  (path) => `${path}#order`,
  (path, sheet) => `${path}?view=list&amp;page=${sheet % 3}`,
  (path, sheet) => `${path}?page=${sheet % 3}&amp;view=list`,
];

/** Each sheet links its neighbours, each in another way than the sheet before did. */
function linksOf(sheet: number): string {
  const targets = [1, 2, 5, 7, 11].map((step) => ((sheet + step - 1) % SHEETS) + 1);
  return targets
    .flatMap((target, i) => {
      const first = VARIANTS[(sheet + i) % VARIANTS.length];
      const second = VARIANTS[(sheet + 3 * i) % VARIANTS.length];
      return [first, second].map(
        (write) => `<li><a href="${write?.(pathOf(target), target)}">Sheet ${target}</a></li>`,
      );
    })
    .join("\n");
}

const sheetPage =
  (sheet: number) =>
  ({ origin }: Site) =>
    page(
      layout({
        title: `Sheet ${sheet}`,
        head: sheet === 30 ? "" : `<link rel="canonical" href="${origin}${pathOf(NAMED[sheet] ?? sheet)}">`,
        main: `<ul>${linksOf(sheet)}</ul><p><a href="mailto:tea@example.com?subject=sheet-${sheet}">Order by mail</a> <a href="https://printer.example/">Printed by</a></p>`,
      }),
    );

/** Thirty pages that link each other under many addresses, and a way to the newest. */
export const CATALOGUE: Routes = {
  ...Object.fromEntries(Array.from({ length: SHEETS }, (_, i) => [pathOf(i + 1), sheetPage(i + 1)] as const)),
  "/catalogue/newest": () => redirect(302, pathOf(SHEETS)),
};

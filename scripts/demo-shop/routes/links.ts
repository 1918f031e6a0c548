import { page, type Routes } from "../answer";
import { layout } from "../layout";

const TEN_THOUSAND = 10_000;

/** A sitemap page as large catalogues have it. */
function manyLinks(): string {
  const link = (number: number) =>
    `<li><a href="/product/${Math.floor(number / 2)}${number % 2 === 0 ? "" : "?utm_source=sitemap"}">Product ${number}</a></li>`;
  return `<ul>${Array.from({ length: TEN_THOUSAND }, (_, number) => link(number)).join("\n")}</ul>`;
}

/** `ё` and `й` in windows-1251, where the browser writes them into a query as single bytes. */
const CYRILLIC = Uint8Array.from([0xb8, 0xe9]);

function cyrillicPage(): Uint8Array {
  const [before = "", after = ""] =
    '<!doctype html><title>Search</title><a href="/search?q=|">Search</a> <a href="/search">All</a>'.split(
      "|",
    );
  const text = new TextEncoder();
  return Uint8Array.from([...text.encode(before), ...CYRILLIC, ...text.encode(after)]);
}

/** Pages whose links are hard to read. */
export const LINKS: Routes = {
  "/links/none": () => ({
    status: 200,
    headers: [["Content-Type", "text/html; charset=utf-8"]],
    body: "<!doctype html><title>Closed</title><p>Closed for the holidays.",
  }),
  "/links/ten-thousand": () => page(layout({ title: "Every product", main: manyLinks() })),
  "/links/base": ({ other }) =>
    page(
      layout({
        title: "Base elsewhere",
        head: `<base href="${other}/catalogue/"><base href="/second/"><base target="_top">`,
        main: '<p><a href="kettle">Kettle</a> <a href="#top">Top</a> <a href="?page=2">Next</a></p>',
      }),
    ),
  "/links/windows-1251": () => ({
    status: 200,
    headers: [["Content-Type", "text/html; charset=windows-1251"]],
    body: cyrillicPage(),
  }),
  "/links/odd": () =>
    page(
      layout({
        title: "Odd but followed",
        main: `<ul>
<li><a href=" /tea ">Spaces around</a></li><li><a href="/te\na">A line break inside</a></li>
<li><a href="\\kettles\\steel">Backslashes</a></li><li><a href="http://user:secret@shop.localhost/tea">Credentials</a></li>
<li><a href="https:tea">Scheme, no slashes</a></li><li><a href="/search?q=50%">A lone percent sign</a></li>
<li><a href="/tea/%7Eold">An escaped tilde</a></li><li><a href="/tea/~old">A plain tilde</a></li>
<li><a href="/tea/../kettles/./steel">Dot segments</a></li><li><a href="/tea?">An empty query</a></li>
<li><a href="/kettles?a=1&amp;b=2&amp;a=3">A repeated parameter</a></li><li><a href="/kettles?a=3&amp;b=2&amp;a=1">The same, turned</a></li>
</ul>`,
      }),
    ),
  "/links/frames": () =>
    page(
      layout({
        title: "Frames",
        main: '<iframe src="/tea" title="Tea"></iframe><iframe srcdoc="<a href=/x>x</a>" title="x"></iframe>',
      }),
    ),
};

import { page, type Routes, type Site } from "../answer";
import { layout } from "../layout";

/** The one product under the six addresses that shops give it. */
const sixAddresses = ({ origin }: Site): string => `
<section><h2>Enamel kettle, 1.2 litres</h2>
  <p>Keeps its colour, and its lid, for decades.</p>
  <ul>
    <li><a href="/product/42">Details</a></li>
    <li><a href="/product/42/">Photographs</a></li>
    <li><a href="/product/42?utm_source=newsletter&amp;utm_medium=email">As seen in our newsletter</a></li>
    <li><a href="/product/42#reviews">18 reviews</a></li>
    <li><a href="/product/42;jsessionid=6F1B7C20A9D84E3355AB">Back to your last visit</a></li>
    <li><a href="/Product/42">Our bestseller</a></li>
    <li><a href="${origin.replace("http:", "https:")}/product/42">Buy over a secure connection</a></li>
  </ul>
</section>`;

const TEA = `
<section><h2>Tea, sorted</h2>
  <p>The same shelf, whichever way you ask for it.</p>
  <ul>
    <li><a href="/tea?kind=green&amp;sort=price">Green, cheapest first</a></li>
    <li><a href="/tea?sort=price&amp;kind=green">Cheapest first, green</a></li>
    <li><a href="/tea/gr%c3%bcn">Grüner Tee</a></li>
    <li><a href="/tea/gr%C3%BCn">Unser grüner Tee</a></li>
    <li><a href="/tea/grün">Alle grünen Tees</a></li>
    <li><a href="/tea?PHPSESSID=0a1b2c3d4e5f60718293a4b5c6">Tea, from your basket</a></li>
    <li><a href="/tea?gclid=EAIaIQobChMI7u">Tea of the week</a></li>
  </ul>
</section>`;

const suspects = ({ origin, other }: Site): string => `
<section><h2>Visit us</h2>
  <ul>
    <li><a href="${origin}/visit">Opening hours</a></li>
    <li><a href="${other}/visit">How to find us</a></li>
    <li><a href="/visit/index.html">The shop in pictures</a></li>
    <li><a href="//${new URL(origin).host}//visit">Parking</a></li>
  </ul>
</section>`;

const UNUSABLE = `
<section><h2>Talk to us</h2>
  <ul>
    <li><a href="mailto:tea@example.com">Write</a></li>
    <li><a href="tel:+390612345">Call</a></li>
    <li><a href="javascript:void(0)">Chat</a></li>
    <li><a href="data:text/plain,closed">Holidays</a></li>
    <li><a href="http://[::1/catalogue">Printed catalogue</a></li>
    <li><a href="//">Partner shop</a></li>
    <li><a href="file:///C:/prices.xls">Price list</a></li>
    <li><a href="">Top of this page</a></li>
    <li><a href="#">Menu</a></li>
  </ul>
</section>`;

const ELSEWHERE = `
<section><h2>Tea around the world</h2>
  <img usemap="#gardens" alt="Map of tea gardens" width="160" height="40" src="data:image/gif;base64,R0lGODlhAQABAIAAAMLWyAAAACwAAAAAAQABAAACAkQBADs=">
  <map name="gardens">
    <area shape="rect" coords="0,0,80,40" href="/gardens/assam" alt="Assam">
    <area shape="rect" coords="80,0,160,40" href="/gardens/uji" alt="Uji">
    <area shape="default" alt="The sea">
  </map>
  <svg width="160" height="24" role="img"><a href="/gardens/assam?utm_campaign=map"><text y="18">Assam, drawn</text></a></svg>
  <div><template shadowrootmode="open"><a href="/gardens/uji#harvest">Uji, in a widget</a></template></div>
  <p><a href="https://tea-museum.example/">The tea museum</a></p>
</section>`;

/** Shelves with nothing special on them: path -> title. */
const SHELVES = {
  "/product/43": "Steel kettle, 1.7 litres",
  "/kettles": "Kettles",
  "/tea/sencha": "Sencha",
  "/tea/assam": "Assam",
  "/tea/gr%C3%BCn": "Green tea",
  "/visit": "Visit us",
  "/gardens/assam": "Gardens of Assam",
  "/gardens/uji": "Gardens of Uji",
  "/imprint": "Imprint",
  "/login": "Log in",
};

const shelf =
  (path: string, title: string) =>
  ({ origin }: Site) =>
    page(
      layout({
        title,
        head: `<link rel="canonical" href="${origin}${path}">`,
        main: '<p><a href="/">Back to the shop window</a></p>',
      }),
    );

/** The shop window, a product and its shelves. */
export const FRONT: Routes = {
  ...Object.fromEntries(Object.entries(SHELVES).map(([path, title]) => [path, shelf(path, title)])),
  "/": (site) =>
    page(
      layout({
        title: "Tea and what it takes to make it",
        head: `<link rel="canonical" href="${site.origin}/">`,
        main: sixAddresses(site) + TEA + suspects(site) + UNUSABLE + ELSEWHERE,
      }),
      [["Link", `<${site.origin}/>; rel="canonical"`]],
    ),
  "/product/42": ({ origin }) =>
    page(
      layout({
        title: "Enamel kettle, 1.2 litres",
        head: `<link rel="canonical" href="${origin}/product/42">`,
        main: '<p>34 euros. <a href="/product/42?colour=red">Red</a>, <a href="/product/42?colour=blue">blue</a>.</p>',
      }),
    ),
  "/tea": ({ origin }) =>
    page(
      layout({
        title: "Tea",
        head: `<link rel="canonical" href="${origin}/tea">`,
        main: '<ul><li><a href="/tea/sencha">Sencha</a></li><li><a href="/tea/assam">Assam</a></li></ul>',
      }),
    ),
};

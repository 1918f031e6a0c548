const SECTIONS = ["kettles", "tea", "cups", "spare-parts", "gift-sets", "sale"];
const COLOURS = ["steel", "red", "blue", "matt%20black", "gr%C3%BCn"];

/** What a catalogue writes again and again for the product with this number. */
function hrefOf(number: number): string {
  const product = Math.floor(number / 3);
  const section = SECTIONS[product % SECTIONS.length];
  const colour = COLOURS[product % COLOURS.length];
  switch (number % 20) {
    case 4:
      return `/${section}/${product}?utm_source=list&utm_campaign=w${number % 50}`;
    case 7:
      return `/${section}/${product}/`;
    case 9:
      return `https://partner${number % 90}.example/offer/${number}`;
    case 11:
      return number % 40 === 11 ? `mailto:orders${number}@shop.example` : `tel:+49-30-${number}`;
    case 13:
      return `/search?color=${colour}&page=${number % 300}&sort=price`;
    case 14:
      return `/search?sort=price&page=${number % 300}&color=${colour}`;
    case 17:
      return `/${section}/${product}#reviews`;
    case 19:
      return number % 60 === 19 ? `http://[::1/${number}` : `/${section}/${product}?ref=${number}`;
    default:
      return `/${section}/${product}`;
  }
}

/** A page of a large shop, the same each time: products, their variants, other sites, contacts, mistakes. */
export function largePage(links: number): string {
  const items = Array.from({ length: links }, (_, number) => {
    const nofollow = number % 33 === 0 ? ' rel="nofollow"' : "";
    return `<li><a href="${hrefOf(number).replaceAll("&", "&amp;")}"${nofollow}>Product ${number} in ${SECTIONS[number % SECTIONS.length]}</a></li>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${links} links</title>
<link rel="canonical" href="https://shop.example/all"><h1>Everything</h1><ul>${items.join("\n")}</ul></html>`;
}

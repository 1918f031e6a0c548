const STYLE = `
  body { font: 1rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem 1.5rem; color: #26302b }
  header, footer { border: solid #cfd8d2; border-width: 0 0 1px; padding: .5rem 0; display: flex; gap: 1.5rem }
  footer { border-width: 1px 0 0; margin-top: 3rem; font-size: .9rem }
  main { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)) }
  h1 { grid-column: 1 / -1; font-size: 1.6rem } h2 { font-size: 1.1rem; margin-bottom: .2rem }
  a { color: #23684a } p { margin: .2rem 0 } ul { margin: .2rem 0; padding-left: 1.2rem }
`;

interface Content {
  readonly title: string;
  /** Markup for the head, after the title. */
  readonly head?: string;
  readonly main: string;
}

/** A page of the shop: what every page has, around what only this one has. */
export function layout({ title, head = "", main }: Content): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · Kettle &amp; Leaf</title>
${head}
<style>${STYLE}</style>
</head>
<body>
<header>
  <nav><a href="/">Kettle &amp; Leaf</a> <a href="/tea">Tea</a> <a href="/kettles">Kettles</a> <a href="/index">All demo pages</a></nav>
</header>
<main>
<h1>${title}</h1>
${main}
</main>
<footer><a href="/imprint">Imprint</a> <a href="/login?next=%2Fbasket" rel="nofollow">Log in</a></footer>
</body>
</html>
`;
}

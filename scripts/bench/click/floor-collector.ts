/** What no collector can do without: every link's href and text, out of the page as two strings. */
export function collect(): { hrefs: string; texts: string } {
  const links = document.querySelectorAll("a[href]");
  const hrefs: string[] = [];
  const texts: string[] = [];
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Element;
    hrefs.push(link.getAttribute("href") ?? "");
    texts.push(link.textContent ?? "");
  }
  return { hrefs: hrefs.join("\n"), texts: texts.join("\u0000") };
}

import { LIMITS } from "./limits";

/** `code` as in PackedSnapshot.textSources. */
export interface LinkText {
  readonly text: string;
  readonly code: "t" | "a" | "i" | "l" | "n";
}

const NOT_TEXT = new Set(["script", "style", "noscript", "template"]);

/** White space that collapsing would change; most texts have none. */
const UNTIDY = /^\s|\s$|\s\s|[^\S ]/;

const tidy = (text: string): string => (UNTIDY.test(text) ? text.replace(/\s+/g, " ").trim() : text);

const collapse = (text: string): string => tidy(text.slice(0, 4 * LIMITS.text)).slice(0, LIMITS.text);

/**
 * Reads anchor texts without layout (no innerText) and with a bound on the nodes
 * read, because anchors can be nested and each could hold the whole page.
 */
export function createTextReader(): (link: Element) => LinkText {
  let nodesLeft: number = LIMITS.allTextNodes;

  function read(link: Element): { text: string; alts: string } {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node.nodeType === Node.ELEMENT_NODE && NOT_TEXT.has((node as Element).localName)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    let text = "";
    let alts = "";
    const most = Math.min(LIMITS.textNodes, nodesLeft);
    let seen = 0;
    for (let node = walker.nextNode(); node !== null && seen < most; node = walker.nextNode()) {
      seen += 1;
      if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data.slice(0, 4 * LIMITS.text);
      else if ((node as Element).localName === "img")
        alts += ` ${(node as Element).getAttribute("alt") ?? ""}`;
      if (text.length > 4 * LIMITS.text) break;
    }
    nodesLeft -= seen;
    return { text, alts };
  }

  return (link) => {
    // Most links hold text alone, and need no walk.
    const plain = link.childElementCount === 0;
    const found = plain ? { text: link.textContent ?? "", alts: "" } : read(link);
    const text = collapse(found.text);
    if (text !== "") return { text, code: "t" };
    const alt = collapse(link.localName === "area" ? (link.getAttribute("alt") ?? "") : found.alts);
    if (alt !== "") return { text: alt, code: "a" };
    const title = collapse(link.getAttribute("title") ?? "");
    if (title !== "") return { text: title, code: "i" };
    const label = collapse(link.getAttribute("aria-label") ?? "");
    return label !== "" ? { text: label, code: "l" } : { text: "", code: "n" };
  };
}

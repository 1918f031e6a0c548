/** Characters hashed at most; the length is compared too. */
const MOST = 1_000_000;

/** FNV-1a over UTF-16 units, to tell apart hrefs that were cut: "ab" -> "4d2505ca" style hex. */
export function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  const end = Math.min(text.length, MOST);
  for (let i = 0; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

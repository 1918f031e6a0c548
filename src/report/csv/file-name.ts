/** A host as part of a file name: no separators, no leading dot, at most 60 characters. */
export function hostSlug(pageUrl: string): string {
  let host = "";
  try {
    host = new URL(pageUrl).hostname;
  } catch {
    // A page without a parsable address still gets a file.
  }
  const slug = host
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .slice(0, 60)
    .replace(/^[.-]+|[.-]+$/g, "");
  return slug === "" ? "page" : slug;
}

/**
 * A file name no host can break out of.
 *
 *     "https://shop.example/a", "2026-11-30T…", "links.csv" -> "canonical-lens_shop.example_2026-11-30_links.csv"
 */
export function exportFileName(pageUrl: string, generatedAt: string, ending: string): string {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(generatedAt)?.[0] ?? "undated";
  return `canonical-lens_${hostSlug(pageUrl)}_${date}_${ending}`;
}

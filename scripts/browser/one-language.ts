import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A copy of a build that speaks one language whatever the browser's own: browsers
 * come without the others, and fall back to the manifest's. Nothing else differs.
 */
export async function copyInLanguage(extensionDir: string, language: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "canonical-lens-language-"));
  const locales = join(copy, "_locales");
  await cp(extensionDir, copy, { recursive: true });
  await rm(locales, { recursive: true });
  await cp(join(extensionDir, "_locales", language), join(locales, language), { recursive: true });
  const manifest = JSON.parse(await readFile(join(copy, "manifest.json"), "utf8")) as object;
  await writeFile(join(copy, "manifest.json"), JSON.stringify({ ...manifest, default_locale: language }));
  return copy;
}

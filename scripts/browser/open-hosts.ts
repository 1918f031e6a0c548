import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Manifest {
  readonly permissions: readonly string[];
  readonly optional_permissions?: readonly string[];
  readonly optional_host_permissions?: readonly string[];
}

/** The manifest that requires what the given one only offers: the permissions, and these of the hosts. */
export function requireWhatIsOffered(manifest: Manifest, hosts?: readonly string[]): object {
  const { permissions, optional_permissions = [], optional_host_permissions = [], ...rest } = manifest;
  return {
    ...rest,
    permissions: [...permissions, ...optional_permissions],
    host_permissions: hosts ?? optional_host_permissions,
  };
}

/**
 * A copy of a Chrome build with its optional permissions required: a headless
 * Chromium cannot show the prompt that would grant them. Nothing else differs.
 * With `hosts`, as if a user had permitted those alone.
 */
export async function copyWithOpenHosts(extensionDir: string, hosts?: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "canonical-lens-extension-"));
  await cp(extensionDir, copy, { recursive: true });
  const manifest = JSON.parse(await readFile(join(copy, "manifest.json"), "utf8")) as Manifest;
  await writeFile(join(copy, "manifest.json"), JSON.stringify(requireWhatIsOffered(manifest, hosts)));
  return copy;
}

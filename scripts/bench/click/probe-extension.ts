import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../bundle";

const MANIFEST = {
  manifest_version: 3,
  name: "Probe",
  version: "1",
  action: { default_popup: "popup.html" },
  background: { service_worker: "background.js" },
  permissions: ["activeTab", "scripting", "storage", "webRequest"],
};

const POPUP = `<!doctype html><meta charset="utf-8"><title>probe</title>
<p id="shown" data-testid="state" data-state="waiting"></p><script src="popup.js"></script>`;

/**
 * An extension that is no more than a popup with one answer of its worker in it.
 * Answers with its folder, which the caller removes.
 */
export async function writeProbe(background: string, collector: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "canonical-lens-probe-"));
  const files: Readonly<Record<string, string>> = {
    "manifest.json": JSON.stringify(MANIFEST),
    "popup.html": POPUP,
    "popup.js": await bundle("click/probe-popup.ts", "iife"),
    "background.js": await bundle(background, "iife"),
    "collector.js": collector,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

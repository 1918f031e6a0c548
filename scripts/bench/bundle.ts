import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Bundles one file of this folder, as the extension ships it, to a script for a worker
 * (`iife`) or a module for Node (`es`); nothing is written.
 */
export async function bundle(name: string, format: "iife" | "es"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(name, import.meta.url)), formats: [format], name: "script" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !("output" in output)) throw new Error(`${name} gave no bundle`);
  return output.output[0].code;
}

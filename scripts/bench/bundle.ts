import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Bundles one file of this folder to a script a worker can run; nothing is written. */
export async function bundleScript(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(name, import.meta.url)), formats: ["iife"], name: "script" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !("output" in output)) throw new Error(`${name} gave no bundle`);
  return output.output[0].code;
}

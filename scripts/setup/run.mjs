import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a program in the project's folder and answers with its exit code. By
 * default its output goes to standard error: standard output belongs to results.
 */
export function run(command, args, { env = {}, output = "stderr" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["inherit", output === "stderr" ? 2 : "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

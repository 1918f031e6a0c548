import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether an extension opens a page when it is installed: ours does, probes of the benchmark do not. */
export const hasWelcome = (extensionDir: string): boolean =>
  existsSync(join(extensionDir, "src/settings/welcome.html"));

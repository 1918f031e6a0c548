import { type ChildProcess, spawn } from "node:child_process";
import { onPath } from "../setup/browsers.mjs";
import { waitUntil } from "./wait-until";

/** The programs a headed browser needs where there is no screen: a display, a window manager, a hand. */
export const DISPLAY_PROGRAMS = ["Xvfb", "openbox", "xdotool"] as const;

export interface VirtualDisplay {
  /** `:99` */
  readonly name: string;
  close(): void;
}

/** What of DISPLAY_PROGRAMS is not installed. */
export function missingForDisplay(): readonly string[] {
  return DISPLAY_PROGRAMS.filter((program) => onPath(program) === null);
}

/** Starts a screen in memory with a window manager on it: dialogs need one to be shown and reached. */
export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let written = "";
  screen.stdout.on("data", (chunk) => {
    written += chunk;
  });
  const number = await waitUntil("the virtual display", () => /^\d+(?=\n)/.exec(written)?.[0]);
  const name = `:${number}`;
  const windows: ChildProcess = spawn("openbox", [], {
    env: { ...process.env, DISPLAY: name },
    stdio: "ignore",
  });
  return {
    name,
    close() {
      windows.kill();
      screen.kill();
    },
  };
}

import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";
import { Stop } from "./stop.mjs";

/** How to find each browser, and what a Debian calls its package. */
const BROWSERS = {
  chrome: {
    title: "Chromium",
    variable: "CHROME_PATH",
    names: [
      "chromium",
      "chromium-browser",
      "google-chrome-for-testing",
      "google-chrome",
      "google-chrome-stable",
    ],
    places: [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    debian: "chromium",
  },
  firefox: {
    title: "Firefox",
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox"],
    places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    debian: "firefox-esr",
  },
};

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program on PATH, or null. `chromium` -> `/usr/bin/chromium` */
export function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** The browser's program: from its environment variable, else by its well-known names; else null. */
export function findBrowser(name) {
  const { variable, names, places } = BROWSERS[name];
  const chosen = process.env[variable];
  if (chosen !== undefined && chosen !== "") {
    if (isProgram(chosen)) return chosen;
    throw new Stop(`${variable} names ${chosen}, which is not a program.`);
  }
  return names.map(onPath).find((path) => path !== null) ?? places.find(isProgram) ?? null;
}

/** Installs Debian packages where that can be done without a question; true where it was. */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || onPath("apt-get") === null || !existsSync("/etc/debian_version"))
    return false;
  process.stderr.write(`Installing ${packages.join(" and ")} (apt-get) …\n`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  if ((await run("apt-get", install, { env })) === 0) return true;
  // Package lists may be missing or old.
  return (await run("apt-get", ["update"], { env })) === 0 && (await run("apt-get", install, { env })) === 0;
}

/** The browser's program, installed first where the system can do that; else a Stop that says what to install. */
export async function ensureBrowser(name) {
  const found = findBrowser(name);
  if (found !== null) return found;
  const { title, variable, debian } = BROWSERS[name];
  const installed = (await installPackages([debian])) ? findBrowser(name) : null;
  if (installed !== null) return installed;
  throw new Stop(
    `${title} was not found: install it (on Debian: apt-get install ${debian}), or set ${variable} to its program.`,
  );
}

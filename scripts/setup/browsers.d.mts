export type InstalledBrowser = "chrome" | "firefox";
export function onPath(name: string): string | null;
export function findBrowser(name: InstalledBrowser): string | null;
export function installPackages(packages: readonly string[]): Promise<boolean>;
export function ensureBrowser(name: InstalledBrowser): Promise<string>;

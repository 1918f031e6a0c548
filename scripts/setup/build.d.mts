export function hashOfSources(): string;
export function build(target: "chrome" | "firefox"): Promise<void>;
export function ensureBuild(target: "chrome" | "firefox"): Promise<string>;

export const HELP: string;

export interface Options {
  readonly help: boolean;
  readonly targets: readonly ({ readonly url: string } | { readonly file: string })[];
  readonly out: string;
  readonly browser: "chrome" | "firefox";
  readonly headed: boolean;
  readonly check: boolean;
  readonly as: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Parsed JSON, not yet checked. */
  readonly policy: unknown;
  readonly list: string | undefined;
  readonly failOn: "error" | "warning" | undefined;
}

export function parseHeader(text: string): readonly [name: string, value: string];
export function parseOptions(args: readonly string[], cwd: string): Options;

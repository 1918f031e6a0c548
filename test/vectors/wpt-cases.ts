/** A case of web-platform-tests' urltestdata.json. */
export interface WptCase {
  readonly input: string;
  readonly base: string | null;
  readonly href?: string;
  readonly failure?: true;
}

/** The http(s) successes and all failures; the file's comments are plain strings. */
export function httpCases(all: readonly (WptCase | string)[]): { successes: WptCase[]; failures: WptCase[] } {
  const cases = all.filter((one): one is WptCase => typeof one !== "string");
  return {
    successes: cases.filter(({ href }) => /^https?:/u.test(href ?? "")),
    failures: cases.filter(({ failure }) => failure === true),
  };
}

export type Engine = "node" | "chrome" | "firefox";

/** Where an engine of today is known to differ from the standard, by the kind of host. */
const KNOWN_MISSES: readonly (readonly [Engine | "all", RegExp])[] = [
  // Every ASCII sign the standard allows in a host: no two engines take the same ones.
  ["all", /^http:\/\/!"/u],
  // Punycode that decodes to nothing valid is refused.
  ["node", /xn--(?:pokxncvks$|\/)/iu],
  // Full-width percent signs are decoded twice, escapes in an IPv6 address once.
  ["chrome", /^http:\/\/(?:％|%ef%bc%85|%5b::1\]|\[::%31\])/iu],
  // A hexadecimal zero without digits is refused.
  ["firefox", /^https:\/\/0x\.0x/iu],
];

/** Whether this engine is known to fail this case. */
export function isKnownMiss(input: string, engine: Engine): boolean {
  return KNOWN_MISSES.some(([by, kind]) => (by === "all" || by === engine) && kind.test(input));
}

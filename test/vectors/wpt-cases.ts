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

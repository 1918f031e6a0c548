import { describe, expect, it } from "vitest";
import { judgeCanonical } from "../../src/checks/canonical-verdict";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { registrableDomain } from "../../src/resolve";
import { checkInput, type PageFixture } from "./page-fixture";

function verdict(fixture: PageFixture, headersObserved = true): string {
  const { page, canonical } = checkInput(fixture);
  const { declarations } = canonical;
  return judgeCanonical({
    declarations,
    pageUrl: page.url,
    headersObserved,
    policy: DEFAULT_POLICY,
    registrableDomain,
  }).verdict;
}

describe("the verdict", () => {
  it.each<[string, PageFixture]>([
    ["Self-referential: the canonical is this page's own address.", { canonicals: ["/p"] }],
    [
      "Almost self-referential: the canonical https://example.com/p/ differs from this page's address by trailing slash and www.",
      { canonicals: ["https://example.com/p/"] },
    ],
    [
      "Canonicalised: the canonical names another page of this host, https://www.example.com/q.",
      { canonicals: ["/q"] },
    ],
    [
      "Canonicalised to the site root: the canonical of this page is https://www.example.com/.",
      { canonicals: ["/"] },
    ],
    ["No canonical: the page declares no canonical.", {}],
  ])("%s", (sentence, fixture) => {
    expect(verdict(fixture)).toBe(sentence);
  });

  it("says that a header was not observed, where a canonical might stand there", () => {
    expect(verdict({}, false)).toContain("the HTTP Link header was not observed");
    expect(verdict({ canonicals: ["/p"] }, false)).not.toContain("header");
  });

  it("stays one short sentence where a page declares hundreds", () => {
    const canonicals = Array.from({ length: 500 }, (_, index) => `/p${index}`);
    const sentence = verdict({ canonicals });
    expect(sentence).toContain("500 different addresses");
    expect(sentence).toContain("and 497 more");
    expect(sentence.length).toBeLessThan(400);
  });
});
